import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { pageAssets, type Manifest } from "#adapters/server/page/manifest.ts";
import type { ScreenSource } from "#ui/router/screen.ts";
import { SCREENS } from "#ui/office-pages.ts";

/** A script of the build with its size on the wire. */
export interface ScriptSize {
  readonly file: string;
  /** Brotli as the build compresses it. */
  readonly bytes: number;
}

/** What one page of the build loads. */
export interface PageScripts {
  readonly scripts: readonly ScriptSize[];
  readonly kibibytes: number;
}

const ENTRY = "ui/main.tsx";
/** What the menu of a shop is drawn and used with: its screen and its Romanian texts. */
export const MENU_SOURCES: readonly string[] = [
  "ui/i18n/ro/first/first-bundle.ts",
  "ui/menu/menu-screen.tsx",
];
/** What vite.config.ts puts into the entry's own file, where the manifest names it no more. */
const IN_ENTRY: readonly string[] = ["ui/menu/menu-screen.tsx"];
/** What comes when a product is opened that asks for choices. */
export const PRODUCT_SHEET_SOURCES: readonly string[] = ["ui/menu/product/product-screen.tsx"];

/** What speaks to the server, for the pages of customers. */
const CALLS = "adapters/browser/http/http-ports.ts";

/** The build for browsers that `npm run build` left. */
export const CLIENT_DIRECTORY = join(import.meta.dirname, "../../dist/client");

/** The manifest of the build. */
export function readBuildManifest(): Manifest {
  return JSON.parse(readFileSync(join(CLIENT_DIRECTORY, ".vite/manifest.json"), "utf8"));
}

/** Every script that a page with these sources imports statically, from the entry on; a source that the build lacks is an error. */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): PageScripts {
  const missing = sources.filter((source) => manifest[source] === undefined && !IN_ENTRY.includes(source));
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(", ")}`);
  const scripts = pageAssets(manifest, ENTRY, sources).scripts.map((file) => ({
    file,
    bytes: brotliSize(file),
  }));
  return { scripts, kibibytes: kibibytesOf(scripts.map(({ bytes }) => bytes)) };
}

/** Every script that a customer's first call loads besides what the menu has. */
export function callScripts(manifest: Manifest): PageScripts {
  const first = scriptsOf(manifest, MENU_SOURCES).scripts.map(({ file }) => file);
  const { scripts } = scriptsOf(manifest, [...MENU_SOURCES, CALLS]);
  const own = scripts.filter(({ file }) => !first.includes(file));
  return { scripts: own, kibibytes: kibibytesOf(own.map(({ bytes }) => bytes)) };
}

/** What the screen of a route loads besides what the menu has, and all style sheets of its page, in KiB of brotli. */
export interface RouteSize {
  readonly routeId: string;
  readonly scripts: number;
  readonly styles: number;
}

/** The sizes of every route that has a screen. */
export function routeSizes(manifest: Manifest): readonly RouteSize[] {
  const first = scriptsOf(manifest, MENU_SOURCES).scripts.map(({ file }) => file);
  return Object.entries<ScreenSource>(SCREENS).map(([routeId, { file: source }]) => {
    const own = scriptsOf(manifest, [source]).scripts.filter(({ file }) => !first.includes(file));
    const { styles } = pageAssets(manifest, ENTRY, [source]);
    return {
      routeId,
      scripts: kibibytesOf(own.map(({ bytes }) => bytes)),
      styles: kibibytesOf(styles.map(brotliSize)),
    };
  });
}

/** The text of a script. */
export function scriptText(file: string): string {
  return readFileSync(join(CLIENT_DIRECTORY, file), "utf8");
}

/** Every file of the build. */
export function builtFiles(): readonly string[] {
  return readdirSync(CLIENT_DIRECTORY, { recursive: true }).map(String);
}

/** Every script of the build. */
export function allScripts(): readonly string[] {
  return builtFiles().filter((file) => file.endsWith(".js"));
}

function kibibytesOf(bytes: readonly number[]): number {
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}

// The build's own compressed file is what goes over the wire.
function brotliSize(file: string): number {
  const compressed = join(CLIENT_DIRECTORY, `${file}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(scriptText(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
