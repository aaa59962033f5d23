import { style } from "@vanilla-extract/css";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const title = style({
  display: "inline-flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space.sm,
  fontVariantNumeric: "tabular-nums",
});
export const columns = style({
  display: "grid",
  gap: space.lg,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)", gap: space.xl } },
});
export const column = style({ display: "grid", alignContent: "start", gap: space.md });
export const heading = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  color: color.inkMuted,
  letterSpacing: 0,
});

export const details = style({ display: "grid", gap: space.md });
export const detail = style({ display: "grid", gap: space.hair });
export const value = style({
  margin: 0,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.medium,
  overflowWrap: "anywhere",
});
export const phone = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "44px",
  color: color.accentText,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const sums = style({
  display: "grid",
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
export const sum = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.md,
  color: color.inkMuted,
});
export const total = style([sum, { color: color.ink, fontSize: fontSize.xl, fontWeight: fontWeight.loud }]);
export const amount = style({ margin: 0, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const vat = style([sum, { fontSize: fontSize.sm }]);

export const timeline = style({
  display: "grid",
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
export const entries = style({ display: "grid", gap: space.xs });
export const entry = style({ display: "grid", gridTemplateColumns: "3.5rem minmax(0, 1fr)", gap: space.xs });
export const time = style({ color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
export const actor = style({ color: color.inkMuted, fontSize: fontSize.sm });

export const page = style([
  textLink,
  { display: "inline-flex", alignItems: "center", justifySelf: "start", minHeight: "44px" },
]);

export const actions = style({ display: "grid", gap: space.sm });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const rowLabel = style({ color: color.inkMuted, fontSize: fontSize.sm, marginInlineEnd: space.tiny });
export const danger = style({ color: color.dangerText, marginInlineStart: "auto" });
export const minutes = style({ containerType: "inline-size" });
