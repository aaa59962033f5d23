import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const log = style({
  minHeight: 0,
  height: "100%",
  overflowY: "auto",
  padding: space.xs,
  fontSize: fontSize.xs,
});
export const taken = style({ paddingBlock: space.tiny, borderBlockEnd: `1px solid ${color.line}` });
export const ahead = style({ paddingBlock: space.tiny, color: color.inkMuted });
export const step = style({
  display: "flex",
  width: "100%",
  gap: space.xs,
  padding: space.tiny,
  borderRadius: radius.xs,
  textAlign: "start",
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.hover } },
});
export const time = style({
  marginInlineStart: "auto",
  fontWeight: fontWeight.text,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
export const changes = style({ display: "grid", gap: space.hair, paddingInlineStart: space.md });
export const move = style({ color: color.accentText });
export const differences = style({
  paddingInlineStart: space.sm,
  color: color.inkMuted,
  overflowWrap: "anywhere",
});
export const was = style({ color: color.dangerText });
export const is = style({ color: color.successText, textDecoration: "none" });
export const empty = style({ padding: space.sm, color: color.inkMuted });
