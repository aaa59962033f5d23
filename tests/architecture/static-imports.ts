import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const STATEMENT =
  /^(?:import|export)(?:\s+(type)\b(?!\s*,|\s+from))?(?:[^;"']*?\sfrom)?\s*["']([^"']+)["']/gm;
const ROOTS: readonly string[] = ["core", "ui", "adapters"];

/** What loading some modules loads with them: our own files, and the packages by name, each with the file that asks. */
export interface Loaded {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlyMap<string, string>;
}

/**
 * Follows the imports that a bundler keeps in the same chunk: `import type` disappears, `import()` is another chunk.
 * Paths begin at the root of the repository.
 */
export function staticImportsOf(entries: readonly string[]): Loaded {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const target of importsOf(file)) {
      if (isOwn(target)) waiting.push(target);
      else if (!packages.has(target)) packages.set(target, file);
    }
  }
  return { files, packages };
}

function importsOf(file: string): readonly string[] {
  const found = readFileSync(file, "utf8").matchAll(STATEMENT);
  return [...found].flatMap(([, type, target = ""]) => (type === undefined ? [resolved(file, target)] : []));
}

function resolved(file: string, target: string): string {
  if (target.startsWith("#")) return target.slice(1);
  if (target.startsWith(".")) return relative(".", join(dirname(file), target));
  return target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");
}

function isOwn(target: string): boolean {
  return ROOTS.some((root) => target.startsWith(`${root}/`)) && existsSync(target);
}
