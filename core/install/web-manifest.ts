import { basePath } from "#core/routing/paths.ts";
import { joinPath } from "#core/routing/served-route.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Shop } from "#core/shop/shop.ts";
import { type AppIcon, iconDrawing, iconFolder, type IconLogo, MANIFEST_ICONS } from "./app-icon.ts";

/** What a system shows below an icon before it cuts. */
export const MAX_SHORT_NAME_LENGTH = 12;

/** What of a shop its installed app shows. */
export type InstallableShop = Pick<Shop, "slug" | "name" | "locale" | "colors">;

/** What a browser is given to install a shop as an app (INSTALL-2), with the names of the standard. */
export interface WebManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly dir: "ltr";
  readonly start_url: string;
  readonly scope: string;
  readonly display: "standalone";
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: "image/png";
    readonly purpose: AppIcon["purpose"];
  }[];
}

/** As many whole words of a name as fit below an icon; a longer first word is cut. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u);
  if ([...first].length > MAX_SHORT_NAME_LENGTH) return [...first].slice(0, MAX_SHORT_NAME_LENGTH).join("");
  let short = first;
  for (const word of others) {
    if ([...short, " ", ...word].length > MAX_SHORT_NAME_LENGTH) break;
    short = `${short} ${word}`;
  }
  // A sign that tied the next word says nothing by itself.
  return short.replace(/\s+[^\p{L}\p{N}]+$/u, "");
}

/** The path of a shop's manifest on a host. */
export function manifestPath(hostMode: HostMode, slug: string): string {
  return joinPath(basePath({ hostMode, shopSlug: slug }), "/manifest.webmanifest");
}

/** The path of a shop's icon on a host; it changes with what the icon shows, and a former one leads to the present one. */
export function iconPath(
  hostMode: HostMode,
  shop: InstallableShop,
  { file }: AppIcon,
  logo: IconLogo | null,
): string {
  const base = basePath({ hostMode, shopSlug: shop.slug });
  return joinPath(base, `/icons/${iconFolder(iconDrawing(shop, logo))}/${file}`);
}

/** The manifest of a shop on a host: its own app there, whatever other shops the host has. */
export function webManifest(hostMode: HostMode, shop: InstallableShop, logo: IconLogo | null): WebManifest {
  const base = basePath({ hostMode, shopSlug: shop.slug });
  const start = joinPath(base, "/pwa-start");
  // Without a slash at the end, or the shop's first page would be outside.
  const scope = base === "" ? "/" : base;
  return {
    id: start,
    name: shop.name,
    short_name: shortName(shop.name),
    lang: shop.locale,
    dir: "ltr",
    start_url: start,
    scope,
    display: "standalone",
    theme_color: shop.colors["700"],
    background_color: shop.colors["50"],
    icons: MANIFEST_ICONS.map((icon) => ({
      src: iconPath(hostMode, shop, icon, logo),
      sizes: `${icon.size}x${icon.size}`,
      type: "image/png",
      purpose: icon.purpose,
    })),
  };
}
