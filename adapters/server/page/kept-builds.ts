import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as Schema from "effect/Schema";
import { withBuild } from "#core/app/kept-builds.ts";
import { buildVersion } from "./build-version.ts";

const madeBuilds = Schema.fromJsonString(
  Schema.Array(Schema.Struct({ version: Schema.String, madeAtMs: Schema.Number })),
);

const LIST = "builds.json";

// Next to what a build empties before it begins.
function keptDirectory(clientDirectory: string): string {
  return join(clientDirectory, "..", "kept");
}

async function readBuilds(kept: string): Promise<typeof madeBuilds.Type> {
  const text = await readFile(join(kept, LIST), "utf8").catch(() => null);
  return text === null ? [] : Schema.decodeSync(madeBuilds)(text);
}

/** Puts the assets of the build that was just made aside, for when the next ones replace it, and drops those of builds that nobody has open any more (PAGE-6). */
export async function keepBuild(clientDirectory: string, madeAtMs: number): Promise<void> {
  const kept = keptDirectory(clientDirectory);
  const version = await buildVersion(clientDirectory);
  const builds = withBuild(await readBuilds(kept), { version, madeAtMs });
  await mkdir(kept, { recursive: true });
  await cp(join(clientDirectory, "assets"), join(kept, version), { recursive: true });
  await writeFile(join(kept, LIST), JSON.stringify(builds));
  const stays = new Set([LIST, ...builds.map((build) => build.version)]);
  for (const name of await readdir(kept))
    if (!stays.has(name)) await rm(join(kept, name), { recursive: true });
}

/** The folders of assets of the builds before the present one that are still served, newest first. */
export async function formerAssets(clientDirectory: string): Promise<readonly string[]> {
  const kept = keptDirectory(clientDirectory);
  const [, ...former] = await readBuilds(kept);
  return former.map(({ version }) => join(kept, version));
}
