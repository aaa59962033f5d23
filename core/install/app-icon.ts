import type { Shop } from "#core/shop/shop.ts";

/** A picture of an installed shop: `maskable` fills its square, for systems that cut it to a shape of their own (INSTALL-2). */
export interface AppIcon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly purpose: "any" | "maskable";
}

/** What an icon shows. */
export interface IconDrawing {
  /** A capital letter without marks but for those of Romanian, or a digit; null where the name has neither. */
  readonly letter: string | null;
  /** "#rrggbb" */
  readonly background: string;
}

/** The icons that a manifest names. */
export const MANIFEST_ICONS: readonly AppIcon[] = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "maskable-192.png", size: 192, purpose: "maskable" },
  { file: "maskable-512.png", size: 512, purpose: "maskable" },
];

/** The icon of iOS, which cuts it itself and reads no manifest for it. */
export const TOUCH_ICON: AppIcon = { file: "touch-180.png", size: 180, purpose: "maskable" };

// Another way of drawing is another address, so that nobody keeps the old picture.
const DRAWING_VERSION = 1;

const OWN_LETTERS: ReadonlySet<string> = new Set("ĂÂÎȘȚ");
// As they are typed on older keyboards.
const CEDILLAS: ReadonlyMap<string, string> = new Map([
  ["Ş", "Ș"],
  ["Ţ", "Ț"],
]);

/** The first letter or digit of a name, as a capital. */
export function iconLetter(name: string): string | null {
  for (const typed of name.normalize("NFC").toUpperCase()) {
    const letter = CEDILLAS.get(typed) ?? typed;
    if (OWN_LETTERS.has(letter)) return letter;
    const [bare = ""] = letter.normalize("NFD");
    if (/[A-Z0-9]/u.test(bare)) return bare;
  }
  return null;
}

/** What the icon of a shop shows. */
export function iconDrawing({ name, colors }: Pick<Shop, "name" | "colors">): IconDrawing {
  return { letter: iconLetter(name), background: colors["700"] };
}

/** The folder of a shop's icons, which has another name as soon as they show something else. */
export function iconFolder({ letter, background }: IconDrawing): string {
  const code = letter?.codePointAt(0)?.toString(16) ?? "none";
  return `${DRAWING_VERSION}-${code}-${background.slice(1).toLowerCase()}`;
}
