import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
});
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md });
export const foot = style({ display: "grid", gap: space.sm });
/** Next to each other where their words have room, else one below the other. */
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
globalStyle(`${buttons} > *`, { flex: "1 1 auto" });
globalStyle(`${buttons} > :last-child`, { flexGrow: 1.6 });
