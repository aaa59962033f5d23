/**
 * Finds files by the names that a menu writes for them: the same name in any case of its letters, whatever folder or
 * address stands before it (IMPORT-7). Of several files of one name it is the one whose last folders are those that are
 * written, and the first of those.
 */
export function byFileName<File>(
  files: readonly File[],
  pathOf: (file: File) => string,
): (name: string) => File | null {
  const alike = Map.groupBy(files, (file) => partsOf(pathOf(file))[0] ?? "");
  return (name) => {
    const written = partsOf(name);
    const [last = ""] = written;
    if (last === "") return null;
    const sharedWith = (file: File): number => sharedParts(written, partsOf(pathOf(file)));
    return (alike.get(last) ?? []).reduce<File | null>(
      (best, file) => (best === null || sharedWith(file) > sharedWith(best) ? file : best),
      null,
    );
  };
}

// "Foto/Supa.JPG", "C:\\Foto\\supa.jpg" and "https://elsewhere.example/foto/supa.jpg?v=2" are one file to who wrote it
// down. The name comes first, then the folders from the nearest on.
function partsOf(path: string): readonly string[] {
  const [plain = ""] = path.split(/[?#]/u);
  return plain.normalize("NFC").toLowerCase().split(/[/\\]/u).toReversed();
}

function sharedParts(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((part, index) => part !== other[index]);
  return first < 0 ? one.length : first;
}

/** Whether a file is an archive, by its name. */
export function isArchive({ name }: { readonly name: string }): boolean {
  return /\.zip$/iu.test(name);
}
