import { join } from "node:path";
import { loadPageBuild, type PageBuild } from "#adapters/server/page/page-build.ts";
import type { PageRequest, ServerUi } from "#core/app/page.ts";

/** The interface as `npm run build` left it in dist. */
export interface BuiltPages {
  readonly ui: ServerUi;
  readonly build: PageBuild;
}

const DIST = join(import.meta.dirname, "../../../dist");

/** Called before a page is rendered; may delay it. */
export type Drawing = (page: PageRequest) => void | Promise<void>;

/** Loads the build, for servers inside a test that render real pages. */
export async function loadBuiltPages(drawing: Drawing = () => undefined): Promise<BuiltPages> {
  const { serverUi }: { readonly serverUi: ServerUi } = await import(join(DIST, "server", "server.js"));
  const renderPage: ServerUi["renderPage"] = async (page) => {
    await drawing(page);
    return serverUi.renderPage(page);
  };
  return { ui: { ...serverUi, renderPage }, build: await loadPageBuild(join(DIST, "client")) };
}
