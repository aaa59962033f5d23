import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

const line = { content: '""', flex: 1, borderBlockStart: `1px solid ${color.line}` } as const;

export const frame = style({ display: "flex", flexDirection: "column", gap: space.md });
export const or = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  "::before": line,
  "::after": line,
});
