import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const list = style({
  gridArea: "list",
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  minHeight: 0,
  overflowY: "auto",
  padding: space.sm,
  background: color.card,
  borderInlineEnd: `1px solid ${color.line}`,
});
export const names = style({ display: "grid", gap: space.hair });
export const name = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  paddingBlock: space.tiny,
  paddingInline: space.xs,
  borderRadius: radius.xs,
  textAlign: "start",
  fontSize: fontSize.sm,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.hover },
    '&[aria-current="true"]': {
      background: color.accentSoft,
      color: color.accentSoftInk,
      fontWeight: fontWeight.strong,
    },
  },
});
export const none = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const running = style({
  width: "8px",
  height: "8px",
  borderRadius: radius.pill,
  background: color.success,
});
