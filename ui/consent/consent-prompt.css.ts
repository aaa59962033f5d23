import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, lineHeight } from "#ui/design/theme/tokens.ts";

export const text = style({ fontSize: fontSize.sm, lineHeight: lineHeight.text });
/** An organization's own words, in its own lines; long ones break rather than widen what they stand in. */
export const own = style([text, { whiteSpace: "pre-line", overflowWrap: "anywhere" }]);
export const topic = style({ overflowWrap: "anywhere" });
export const note = style({ color: vars.color.inkMuted, fontSize: fontSize.sm });
