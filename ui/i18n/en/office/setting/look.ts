import type { look as ro } from "#ui/i18n/ro/office/setting/look.ts";
import type { Translation } from "#ui/i18n/wording.ts";

/** The color and the logo of a shop. */
export const look: Translation<typeof ro> = {
  title: "Color and logo",
  color: "Color",
  colorText:
    "The buttons, prices and links of the shop. Where it could not be read it becomes as much darker or lighter as that takes.",
  suggested: "Suggested colors",
  own: "Another color",
  hue: "Hue",
  code: "Code of the color",
  codeText: "A # and six digits or letters from A to F",
  darkEnough: "On a light ground it stays exactly your color.",
  darkened: "On a light ground it becomes a little darker.",
  brightEnough: "On a dark ground it stays exactly your color.",
  lightened: "On a dark ground it becomes a little lighter.",
  preview: "How it looks",
  previewText: "What customers see on a light and on a dark screen, before you save.",
  dish: "Cream of lentil soup",
  dishText: "With croutons and lemon",
  chip: "Popular",
  addFor: "Add — {price}",
  link: "See the hours",
  contrast: { button: "Text on a button", text: "Colored text", chip: "Label" },
  ratio: "{ratio} : 1",
  enough: "Text reads well from 4.5 : 1 on. Whatever color you choose, it gets there at least.",
  logo: "Logo",
  logoText: "Shown in the header of the shop, on the browser's tab and as the icon of the installed app.",
  drop: "Drop a logo here",
  choose: "Choose a logo",
  replace: "Choose another",
  remove: "Remove the logo",
  hint: "JPEG, PNG, WebP or AVIF, 8 MB at most, at least 96 pixels on the shorter side. Square looks best.",
  uploading: "Uploading…",
  groundLabel: "Ground",
  ground: { white: "White", accent: "Your color", none: "None, fills it all" },
};
