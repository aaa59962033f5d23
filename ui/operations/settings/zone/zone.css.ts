import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const zones = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const zone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  paddingBlock: space.xs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const zoneHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.xs,
});
export const opener = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space.sm,
  minHeight: "48px",
  paddingInline: space.xs,
  borderRadius: radius.md,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: color.hover } },
});
export const turned = style({
  display: "inline-flex",
  color: color.inkSubtle,
  selectors: { "&:not([data-open])": { rotate: "-90deg" } },
});
export const zoneName = style({ display: "grid", fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const zoneTerms = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.text,
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  paddingBlock: space.xs,
});
export const fees = style({ display: "grid", gap: space.sm });
export const fee = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 44px",
  alignItems: "end",
  gap: space.sm,
});
export const start = style({ justifySelf: "start" });

export const corners = style({ border: `1px solid ${color.line}`, borderRadius: radius.md });
export const summary = style({
  display: "flex",
  alignItems: "center",
  minHeight: "48px",
  paddingInline: space.md,
  fontWeight: fontWeight.strong,
  cursor: "pointer",
});
export const cornerList = style({
  display: "grid",
  gap: space.sm,
  padding: space.md,
  paddingBlockStart: 0,
  listStyle: "none",
});
export const cornerRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "end",
  gap: space.xs,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } },
});

export const preview = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm });
export const entries = style({
  maxHeight: "20rem",
  overflowY: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.xs,
  padding: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const entryName = style({ fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const refusal = style({ color: color.dangerText, fontSize: fontSize.sm });
export const meetings = style({
  display: "grid",
  gap: space.xs,
  paddingInlineStart: space.lg,
  listStyle: "disc",
});
