import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formerAssets, keepBuild } from "#adapters/server/page/kept-builds.ts";
import { registerStaticFiles } from "#adapters/server/http/file/static-files.ts";
import { BUILD_LIFETIME_MS } from "#core/app/kept-builds.ts";

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "diner-dist-"));
});

afterEach(() => rm(dist, { recursive: true }));

/** A build with one chunk and its compressed copy, which empties what was there as every build does. */
async function build(version: string, at: number): Promise<void> {
  const client = join(dist, "client");
  await rm(client, { recursive: true, force: true });
  for (const folder of [".vite", "assets"]) await mkdir(join(client, folder), { recursive: true });
  await writeFile(join(client, ".vite", "manifest.json"), version);
  await writeFile(join(client, "assets", `chunk-${version}.js`), version);
  await writeFile(join(client, "assets", `chunk-${version}.js.br`), `small ${version}`);
  await keepBuild(client, at);
}

/** The answer of a server that starts now, to a browser that reads this encoding. */
async function answersOf(versions: readonly string[], encoding: string): Promise<readonly string[]> {
  const server = Fastify();
  const client = join(dist, "client");
  await registerStaticFiles(server, client, await formerAssets(client));
  try {
    const answers = versions.map(async (version) => {
      const headers = { "accept-encoding": encoding };
      const { statusCode, body } = await server.inject({ url: `/assets/chunk-${version}.js`, headers });
      return statusCode === 200 ? body : String(statusCode);
    });
    return await Promise.all(answers);
  } finally {
    await server.close();
  }
}

it("serves the chunks of the two builds before, compressed too, and of no other (PAGE-6)", async () => {
  await build("a", 0);
  await build("b", 1);
  await build("c", 2);
  expect(await answersOf(["a", "b", "c", "d"], "identity")).toEqual(["a", "b", "c", "404"]);
  expect(await answersOf(["a", "c"], "br")).toEqual(["small a", "small c"]);
  await build("d", 3);
  expect(await answersOf(["a", "b", "c", "d"], "identity")).toEqual(["404", "b", "c", "d"]);
  expect(await readdir(join(dist, "kept"))).toHaveLength(4);
});

it("gives them up seven days after they were replaced", async () => {
  await build("a", 0);
  await build("b", 1);
  await build("c", BUILD_LIFETIME_MS);
  expect(await answersOf(["a", "b", "c"], "identity")).toEqual(["a", "b", "c"]);
  await build("c", BUILD_LIFETIME_MS + 1);
  expect(await answersOf(["a", "b", "c"], "identity")).toEqual(["404", "b", "c"]);
});
