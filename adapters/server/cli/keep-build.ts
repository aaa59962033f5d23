import { resolve } from "node:path";
import { keepBuild } from "#adapters/server/page/kept-builds.ts";

/** Keeps the assets of the build that was just made for pages that are open when the next one replaces it. */
await keepBuild(resolve(import.meta.dirname, "..", "..", "..", "dist", "client"), Date.now());
