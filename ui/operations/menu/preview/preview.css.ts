import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const banner = style({
  position: "sticky",
  zIndex: layer.sticky,
  insetBlockStart: 0,
  padding: `${space.xs} var(--gutter)`,
  background: color.accentSoft,
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: "center",
});
export const view = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md });
export const choices = style({ display: "flex", flexWrap: "wrap", gap: space.md });
export const choice = style({ flex: "0 1 18rem" });
export const stage = style({ overflowX: "auto" });
export const frame = style({
  display: "block",
  height: "min(80vh, 52rem)",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.lg,
  background: color.card,
});
export const phone = style([frame, { width: "390px", maxWidth: "100%", marginInline: "auto" }]);
export const desktop = style([frame, { width: "max(100%, 1280px)" }]);
