import { style } from "@vanilla-extract/css";

// As high as the links next to it, which is more than the look of text has.
export const button = style({ selectors: { "&&": { minHeight: "44px" } } });
