import type { TestProject } from "vitest/node";
import { hold } from "#adapters/server/db/engine/holders.ts";
import { makeEngineHome, removeEngineHome } from "./test-engine.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Directory of the one engine that all test files of a run share. */
    readonly engineHome: string;
  }
}

/**
 * Gives a run of tests one directory for an engine. The first file that needs a database starts it, this
 * process holds it open between files, and the end of the run removes it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await makeEngineHome();
  const letGo = await hold(home);
  project.provide("engineHome", home);
  return async () => {
    await letGo();
    await removeEngineHome(home);
  };
}
