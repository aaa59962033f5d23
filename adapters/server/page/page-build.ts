import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RenderedPage } from "#core/app/page.ts";
import { type Manifest, pageAssets, readManifest } from "./manifest.ts";

/** The files of a build that one page needs. */
export interface PageParts {
  /** Style sheets, inline, in order. */
  readonly css: string;
  /** The files of those. */
  readonly styles: readonly string[];
  readonly entry: string;
  /** Scripts that the page needs at once, the entry among them. */
  readonly scripts: readonly string[];
}

/** A build of the interface for browsers. */
export interface PageBuild {
  partsFor(page: Pick<RenderedPage, "sources" | "dialogs" | "asksAtOnce">): Promise<PageParts>;
  /** Development only: what Vite adds to a document; such a page has no content security policy and is not kept. */
  transform?(html: string): Promise<string>;
}

const ENTRY = "ui/main.tsx";
/** What speaks to the server, which comes with the first call otherwise. */
const CALLS = "adapters/browser/http/http-ports.ts";

/** The build that `vite build` left in a directory; style sheets are read once. */
export async function loadPageBuild(clientDirectory: string): Promise<PageBuild> {
  const manifest: Manifest = await readManifest(clientDirectory);
  const stylesByFile = new Map<string, Promise<string>>();
  const readStyles = (file: string): Promise<string> => {
    const held =
      stylesByFile.get(file) ?? readFile(join(clientDirectory, file), "utf8").then((css) => css.trim());
    stylesByFile.set(file, held);
    return held;
  };
  return {
    partsFor: async ({ sources, dialogs, asksAtOnce }) => {
      const { entry, styles } = pageAssets(manifest, ENTRY, sources);
      const wanted = [...sources, ...dialogs, ...(asksAtOnce ? [CALLS] : [])];
      const { scripts } = pageAssets(manifest, ENTRY, wanted);
      return {
        css: (await Promise.all(styles.map(readStyles))).join("\n"),
        styles: styles.map((file) => `/${file}`),
        entry: `/${entry}`,
        scripts: scripts.map((file) => `/${file}`),
      };
    },
  };
}
