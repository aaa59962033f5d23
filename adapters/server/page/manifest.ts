import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as Schema from "effect/Schema";
import { NOT_QUICK, quickDecoderOf } from "#core/contract/schema/quick-decoder.ts";
import { wireStruct } from "#core/contract/schema/wire-struct.ts";

const files = Schema.optionalKey(Schema.Array(Schema.String));

// Entries of Vite's manifest have more fields; they are passed over.
const manifestCodec = Schema.Record(
  Schema.String,
  wireStruct(
    { file: Schema.String, css: files, imports: files, dynamicImports: files },
    { dynamicImports: "dynamicImports" },
  ),
);

/** What the browser build consists of, by source file. */
export type Manifest = typeof manifestCodec.Type;

/** The files a page needs: scripts to preload and the style sheets of all of them, in the order of dependence. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Reads the manifest that the browser build left in `clientDirectory`. */
export async function readManifest(clientDirectory: string): Promise<Manifest> {
  const text = await readFile(join(clientDirectory, ".vite", "manifest.json"), "utf8");
  return decodeManifest(text);
}

function decodeManifest(text: string): Manifest;
function decodeManifest(text: string): unknown {
  const json: unknown = JSON.parse(text);
  const quick = quickDecoderOf(manifestCodec)(json);
  return quick === NOT_QUICK ? Schema.decodeUnknownSync(manifestCodec)(json) : quick;
}

/** Walks the static imports from the entry and from the screens and the locale in use; unknown sources are passed over. */
export function pageAssets(manifest: Manifest, entry: string, sources: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  [entry, ...sources].forEach(visit);
  const file = manifest[entry]?.file;
  if (file === undefined) throw new Error(`The browser build has no entry ${entry}`);
  return { entry: file, scripts: [...scripts], styles: [...styles] };
}
