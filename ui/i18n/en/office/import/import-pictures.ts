import type { importPictures as ro } from "../../../ro/office/import/import-pictures.ts";
import type { Translation } from "../../../wording.ts";

/** The pictures that an imported menu names. */
export const importPictures: Translation<typeof ro> = {
  title: "Pictures of the menu",
  named:
    "The menu names pictures for {n:number|count} {{product|products}}. Add the .zip archive or their files, and we find them by name; without them, products keep the pictures of now.",
  drop: "Drop the pictures or the .zip archive here",
  choose: "Choose pictures or a .zip",
  chooseOthers: "Choose other pictures",
  hint: "JPEG, PNG, WebP or AVIF of at most 8 MB each. Archives of at most 256 MB together.",
  opening: "Looking for the pictures…",
  problems: {
    tooLarge: "The archives are over 256 MB together.",
    tooMany: "Choose at most 1,000 files.",
  },
  broken: "The archive “{name|isolate}” cannot be opened.",
  ready: "{n:number|count} {{product gets its picture|products get their pictures}}",
  same: "{n:number|count} {{product has the same picture|products have the same pictures}} already",
  missing: "{n:number|count} {{picture is|pictures are}} missing",
  missingReason: "is not among the chosen files",
  refused: "{n:number|count} {{picture|pictures}} refused",
  upload: "Upload the pictures",
  progress: "Uploading pictures: {i:number} of {n:number}. Stay on this page.",
  placed: "{n:number|count} {{product has its picture|products have their pictures}} in the draft",
  failed: "{n:number|count} {{picture|pictures}} did not reach the draft",
};
