import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;

export const screen = style([office.screen, { gap: space.md }]);
export const columns = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(20rem, 24rem)" } },
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  minWidth: 0,
});
export const location = style({ maxWidth: "24rem" });
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  minWidth: 0,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const summary = style([
  section,
  { "@media": { [media.desktop]: { position: "sticky", insetBlockStart: 0 } } },
]);
export const heading = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });
export const names = style({
  display: "grid",
  gap: space.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const quiet = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const known = style({ display: "grid", gap: space.sm });
export const search = style({ position: "relative", width: "100%" });
export const results = style({
  display: "grid",
  gap: space.tiny,
  // As many columns as there is room for: it stands on a page and in a dialog.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
});
export const result = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.tiny} ${space.sm}`,
  paddingBlock: space.tiny,
  minHeight: "48px",
  paddingInline: space.sm,
  borderRadius: radius.sm,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: color.hover },
    "&[data-focused]": { background: color.accentSoft, color: color.accentSoftInk },
    "&[data-disabled]": { cursor: "default" },
  },
});
export const resultName = style({ flex: "1 1 10rem", minWidth: 0, overflowWrap: "anywhere" });
export const amount = style({ fontVariantNumeric: "tabular-nums", fontWeight: fontWeight.strong });
export const options = style({
  display: "grid",
  gap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm });
export const lines = style({ display: "grid", gap: space.sm });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space.tiny} ${space.sm}`,
});
export const lineName = style({ fontWeight: fontWeight.medium, overflowWrap: "anywhere" });
export const lineAmount = style([amount, { textAlign: "end" }]);
export const blockers = style({ display: "grid", gap: space.xs });
