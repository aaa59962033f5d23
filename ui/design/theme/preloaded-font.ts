import latin from "letter-fonts/figtree-latin-wght-normal.woff2?url";

/** Address of the letters that every page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the head. */
export const preloadedFont: string = latin;
