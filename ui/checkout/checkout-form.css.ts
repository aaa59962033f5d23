import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { media, room, space } from "#ui/design/theme/tokens.ts";

export const backdrop = style({ minHeight: "100%", background: vars.color.page });
// What takes the focus is scrolled clear of the bar at the bottom (WCAG 2.2, focus not obscured).
globalStyle(`:has(> ${backdrop})`, {
  scrollPaddingBlockStart: space.md,
  scrollPaddingBlockEnd: room.placeBar,
});

export const layout = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  width: "100%",
  maxWidth: "72rem",
  marginInline: "auto",
  paddingInline: space.md,
  paddingBlockStart: space.md,
  "@media": {
    [media.tablet]: { paddingInline: space.lg },
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 24rem",
      alignItems: "start",
      gap: space.lg,
      paddingBlock: space.lg,
    },
  },
});
export const fields = style({ display: "flex", flexDirection: "column", gap: space.md, minWidth: 0 });
/** On a phone its children are part of the page's column, so that the bar can stick to the bottom of it. */
export const aside = style({
  display: "contents",
  "@media": {
    [media.desktop]: {
      display: "flex",
      flexDirection: "column",
      gap: space.md,
      position: "sticky",
      insetBlockStart: space.lg,
      maxHeight: `calc(100dvh - 72px - 2 * ${space.lg})`,
    },
  },
});
