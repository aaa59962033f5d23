import { join } from "node:path";
import { openPageBuild, type PageBuild } from "#adapters/server/pages/page-build.ts";
import type { ServerUi } from "#core/app/page.ts";

/** The interface as `npm run build` left it in dist. */
export interface BuiltPages {
  readonly ui: ServerUi;
  readonly build: PageBuild;
}

const DIST = join(import.meta.dirname, "../../dist");

/** Opens the build, for servers inside a test that draw real pages. */
export async function openBuiltPages(): Promise<BuiltPages> {
  const { serverUi } = await import(join(DIST, "server", "server.js"));
  return { ui: serverUi, build: await openPageBuild(join(DIST, "client")) };
}
