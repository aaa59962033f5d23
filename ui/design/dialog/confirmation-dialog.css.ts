import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { space } from "../theme/tokens.ts";

export const subtitle = style({ color: vars.color.inkMuted });
export const content = style({ marginBlockStart: space.md });
export const buttons = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space.sm });
