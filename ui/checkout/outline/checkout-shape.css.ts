import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { media, space } from "#ui/design/theme/tokens.ts";

/** The sections of checkout next to its sums. */
export const checkout = style({
  flex: 1,
  minHeight: 0,
  overflow: "hidden",
  background: vars.color.page,
});
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
/** The room of a button that will stand here. */
export const kept = style({ visibility: "hidden" });
/** As high as a choice, and as a field with its label. */
export const choice = style({ height: "64px" });
export const field = style({ height: "76px" });
