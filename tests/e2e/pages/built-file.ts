import { readFileSync } from "node:fs";

/** The file of the build that a late source became, such as `assets/or85eh34.js`. */
export function builtFileOf(source: string): string {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync("dist/client/.vite/manifest.json", "utf8"),
  );
  const built = manifest[source];
  if (built === undefined) throw new Error(`The build has no ${source}`);
  return built.file;
}
