import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const search = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });
export const notice = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { "&:empty": { display: "none" } },
});
export const list = style({
  overflow: "hidden",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const address = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: "48px",
  padding: `${space.xs} ${space.md}`,
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
    "&[data-hovered]": { background: color.hover },
    "&[data-focused]": { background: color.accentSoft, color: color.accentSoftInk },
  },
});
export const pin = style({ flexShrink: 0 });
export const source = style({ color: color.inkMuted, fontSize: fontSize.xs });
