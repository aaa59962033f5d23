import type { PictureId } from "#core/kernel/id.ts";
import type { LogoGround } from "#core/setting/look/shop-look.ts";
import type { Shop } from "#core/shop/shop.ts";

/** A picture of an installed shop: `maskable` fills its square, for systems that cut it to a shape of their own (INSTALL-2). */
export interface AppIcon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly purpose: "any" | "maskable";
}

/** The logo of a shop as its icons show it. */
export interface IconLogo {
  readonly id: PictureId;
  /** In pixels, at its widest. */
  readonly width: number;
  readonly ground: LogoGround;
}

/** What an icon shows. */
export interface IconDrawing {
  /** A capital letter without marks but for those of Romanian, or a digit; null where the name has neither. */
  readonly letter: string | null;
  /** Instead of the letter, where the shop has one. */
  readonly logo: IconLogo | null;
  /** "#rrggbb" */
  readonly background: string;
}

/** The icon of a tab, and of the shop's own pages, where it shows a logo. */
export const TAB_ICON: AppIcon = { file: "icon-192.png", size: 192, purpose: "any" };

/** The icons that a manifest names. */
export const MANIFEST_ICONS: readonly AppIcon[] = [
  TAB_ICON,
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "maskable-192.png", size: 192, purpose: "maskable" },
  { file: "maskable-512.png", size: 512, purpose: "maskable" },
];

/** The icon of iOS, which cuts it itself and reads no manifest for it. */
export const TOUCH_ICON: AppIcon = { file: "touch-180.png", size: 180, purpose: "maskable" };

// Another way of drawing is another address, so that nobody keeps the old picture.
const DRAWING_VERSION = 1;
const WHITE = "#ffffff";

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
export function iconDrawing(
  { name, colors }: Pick<Shop, "name" | "colors">,
  logo: IconLogo | null,
): IconDrawing {
  const background = logo === null || logo.ground === "accent" ? colors["700"] : WHITE;
  return { letter: iconLetter(name), logo, background };
}

/** The folder of a shop's icons, which has another name as soon as they show something else. */
export function iconFolder({ letter, logo, background }: IconDrawing): string {
  const whole = logo?.ground === "none" ? "-whole" : "";
  const code = logo === null ? (letter?.codePointAt(0)?.toString(16) ?? "none") : `${logo.id}${whole}`;
  return `${DRAWING_VERSION}-${code}-${background.slice(1).toLowerCase()}`;
}
