import { style } from "@vanilla-extract/css";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { layer, space } from "#ui/design/theme/tokens.ts";
import { headerHeight } from "#ui/design/layout/header-height.ts";

export const bar = style({
  position: "sticky",
  zIndex: layer.sticky,
  top: headerHeight,
  marginInline: `calc(-1 * ${gutter})`,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const strip = style({
  display: "flex",
  gap: space.xs,
  paddingInline: gutter,
  paddingBlock: space.xs,
  overflowX: "auto",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  position: "relative",
});
