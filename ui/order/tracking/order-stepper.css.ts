import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#ui/design/theme/tokens.ts";

/** The six steps of a delivery: on a phone their words stand closer together. */
export const many = style({});

globalStyle(`${many} li > span`, {
  "@media": { [media.phoneOnly]: { fontSize: "0.6875rem", letterSpacing: "-0.02em" } },
});
