import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const line = style({
  display: "grid",
  gridTemplateColumns: "64px 1fr auto",
  columnGap: space.sm,
  rowGap: space.xs,
  paddingBlock: space.md,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const picture = style({ width: "64px", height: "64px" });
export const words = style({
  display: "grid",
  // A wide coupon never pushes the words into the price.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.tiny,
  alignContent: "start",
  justifyItems: "start",
  minWidth: 0,
});

export const name = style({
  position: "relative",
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&::after": { content: "", position: "absolute", inset: `-${fine[10]} 0` },
  },
});

export const detail = style({ fontSize: fontSize.sm, color: color.inkMuted, lineHeight: lineHeight.snug });

export const price = style({
  display: "grid",
  gap: space.xs,
  justifyItems: "end",
  alignContent: "start",
  textAlign: "end",
});
export const paid = style({ fontSize: fontSize.xs, color: color.accentText, fontWeight: fontWeight.medium });

export const reason = style({ gridColumn: "2 / -1" });
export const points = style({ gridColumn: "2 / -1", justifySelf: "start", whiteSpace: "normal" });

export const coupon = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tiny,
  maxWidth: "100%",
});
export const removeCoupon = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  borderRadius: radius.pill,
  color: color.inkMuted,
  cursor: "pointer",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: `-${space.xs}` },
    "&:hover": { background: color.hover },
  },
});

/** The price before a discount is above the price, so that a narrow line shows its whole name. */
export const amounts = style({ display: "grid", justifyItems: "end" });
export const stacked = style({ display: "grid", justifyItems: "end" });
globalStyle(`${stacked} > s`, { marginInlineEnd: 0 });
