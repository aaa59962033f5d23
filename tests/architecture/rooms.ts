import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a folder may hold, subfolders apart, and how long a file may be. */
const MAX_FILES = 25;
const MAX_LINES = 250;

// Made by the check, and committed by nobody.
const GENERATED = ".generated.ts";

interface Found {
  readonly folder: string;
  readonly name: string;
}

function filesBelow(root: string): readonly Found[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(GENERATED))
    .map(({ parentPath, name }) => ({ folder: parentPath, name }));
}

/** The folders below the roots that hold too many files, each with their number. */
export function crowdedFolders(roots: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { folder } of roots.flatMap(filesBelow)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder}: ${count}`)
    .toSorted();
}

/** The sources below the roots, SQL too, that are too long, each with its lines. */
export function longFiles(roots: readonly string[]): readonly string[] {
  return roots
    .flatMap(filesBelow)
    .filter(({ name }) => /\.(?:tsx?|sql)$/.test(name))
    .map(({ folder, name }) => join(folder, name))
    .map((file) => ({ file, lines: readFileSync(file, "utf8").replace(/\n$/, "").split("\n").length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file}: ${lines}`)
    .toSorted();
}
