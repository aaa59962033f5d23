import { MENU_FORMATS, TABLE_FORMAT, type MenuFormat } from "#core/import/menu-format.ts";
import { readMenu, type ParseOptions } from "../read-menu.ts";
import { readSourceFile, type RawFile } from "../source-file.ts";
import { unpackJsonMenu } from "../unpack-menu.ts";

/**
 * The format of files, by what they hold: what is no JSON is a table, and JSON is the format in which most products can be
 * read, the files' own where nothing can.
 */
export function findFormat(files: readonly RawFile[], options: ParseOptions): MenuFormat {
  if (files.some((file) => !readSourceFile(file).ok)) return TABLE_FORMAT;
  const counts = MENU_FORMATS.flatMap((format): readonly [MenuFormat, number][] => {
    if (format === TABLE_FORMAT) return [];
    const read = readMenu(unpackJsonMenu(format, files), options);
    return [[format, read.ok ? read.value.draft.products.length : 0]];
  });
  const [best] = counts.toSorted(([, one], [, other]) => other - one);
  return best === undefined || best[1] === 0 ? "diner" : best[0];
}
