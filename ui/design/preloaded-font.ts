import latin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** Address of the latin subset, for `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the head. */
export const preloadedFont: string = latin;
