import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const week = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const day = style({
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const dayRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.xs,
  "@media": { [media.tablet]: { gridTemplateColumns: "8rem minmax(0, 1fr) auto", alignItems: "start" } },
});
export const dayName = style({
  fontWeight: fontWeight.strong,
  "@media": { [media.tablet]: { paddingBlockStart: space.sm } },
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});
export const intervals = style({
  display: "grid",
  gap: space.xs,
  gridColumn: "1 / -1",
  gridRow: 2,
  "@media": { [media.tablet]: { gridColumn: "auto", gridRow: "auto" } },
});
export const interval = style({ display: "flex", alignItems: "center", gap: space.xs });
export const closed = style({
  color: color.inkMuted,
  "@media": { [media.tablet]: { paddingBlock: space.sm } },
});
export const add = style({ justifySelf: "end" });

export const exceptions = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm });
export const exception = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const exceptionHead = style({
  display: "grid",
  alignItems: "end",
  gap: space.sm,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@media": { [media.tablet]: { gridTemplateColumns: "12rem minmax(0, 1fr) auto" } },
});
export const exceptionMethod = style({
  gridColumn: "1 / -1",
  gridRow: 2,
  "@media": { [media.tablet]: { gridColumn: "auto", gridRow: "auto" } },
});

export const file = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm });
export const taken = style({ selectors: { "&:empty": { display: "none" } } });
