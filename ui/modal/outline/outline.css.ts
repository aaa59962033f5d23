import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { media, space } from "#ui/design/theme/tokens.ts";

/** The lines of the cart, and the button below them. */
export const cart = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  flex: 1,
  padding: `${space.md} ${space.lg}`,
});
export const lines = style({ display: "grid", gap: space.lg, alignContent: "start" });
export const line = style({ display: "grid", gridTemplateColumns: "64px 1fr 64px", gap: space.sm });
export const picture = style({ width: "64px", height: "64px" });
export const button = style({ alignSelf: "end" });

/** The sections of checkout next to its sums. */
export const checkout = style({ flex: 1, background: vars.color.page });
export const columns = style({
  display: "grid",
  gap: space.md,
  maxWidth: "72rem",
  marginInline: "auto",
  padding: space.md,
  "@media": {
    [media.tablet]: { paddingInline: space.lg },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 24rem", gap: space.lg, paddingBlock: space.lg },
  },
});
export const sections = style({ display: "grid", gap: space.md, alignContent: "start" });
export const section = style({ height: "220px" });
export const sums = style({ height: "440px" });
