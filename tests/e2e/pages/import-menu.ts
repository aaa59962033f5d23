import { existsSync } from "node:fs";
import { join } from "node:path";
import { runCommandLine } from "#tests/support/server/server-process.ts";
import { FIXTURE_MENUS } from "#tests/adapters/server/import/menu-files.ts";

const FILES = ["menus.json", "menu_options.json", "categories.json"];

/** The TastyIgniter files that the tests import. */
export interface MenuFiles {
  readonly paths: readonly string[];
  /** The sample that DINER_SAMPLE_DATA names, or the project's own small one. */
  readonly isSample: boolean;
}

/** The sample's files where DINER_SAMPLE_DATA names a folder that has them, else the project's own. */
export function tastyIgniterFiles(): MenuFiles {
  const sample = process.env["DINER_SAMPLE_DATA"] ?? "";
  const folder = join(sample, "menus", "tastyigniter");
  const isSample = sample !== "" && FILES.every((name) => existsSync(join(folder, name)));
  return isSample ? { paths: FILES.map((name) => join(folder, name)), isSample } : ownFiles();
}

/** The project's own small files. */
export function ownFiles(): MenuFiles {
  return { paths: FILES.map((name) => join(FIXTURE_MENUS, "tastyigniter", name)), isSample: false };
}

/**
 * Imports files into a new shop of bistro-nord's organization, with the operator's command, while the server of the
 * database in `home` runs.
 */
export async function importShop(home: string, slug: string, { paths }: MenuFiles): Promise<string> {
  const flags = ["--format", "tastyigniter", "--shop", slug, "--beside", "bistro-nord", "--currency", "RON"];
  const { code, output, complaint } = await runCommandLine("import-menu", [...flags, ...paths], {
    DATA_DIR: home,
  });
  if (code !== 0) throw new Error(`The import ended with ${String(code)}:\n${output}\n${complaint}`);
  return output;
}
