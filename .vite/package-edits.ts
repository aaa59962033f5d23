import type { Plugin } from "vite";

/** A piece of a package's source, and what it is built as. */
export type PackageEdit = readonly [from: string, to: string];

/** Builds a file of a package otherwise than it is written. A package that is written in other words fails the build. */
export function editPackage(name: string, file: RegExp, edits: readonly PackageEdit[]): Plugin {
  return {
    name,
    apply: "build",
    transform: { filter: { id: file }, handler: (code) => withEdits(code, edits) },
  };
}

/** A text with each piece replaced where it stands first; throws where one is missing. */
export function withEdits(code: string, edits: readonly PackageEdit[]): string {
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The package is not written with ${from}`);
    return text.replace(from, to);
  }, code);
}
