import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { registerStaticFiles } from "#adapters/server/http/file/static-files.ts";

const LARGE = "/".repeat(300 * 1024);

let client: string;
let server: FastifyInstance;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), "diner-client-"));
  await mkdir(join(client, "assets"));
  for (const [name, text] of Object.entries({
    "chunk-a.js": "long",
    "chunk-a.js.br": "short",
    "letters.woff2": "letters",
    "stream-worker-a.js": "work",
    "stream-worker-a.js.br": "wk",
    "notes-a.txt": "said plainly",
    "offline-files.json": "[1]",
    "large-a.woff2": LARGE,
  }))
    await write(name, text);
  server = Fastify();
  server.addHook("onRequest", async ({ headers }, reply) => {
    void reply.header("x-frame-options", "DENY");
    if (headers.cookie !== undefined) void reply.header("set-cookie", headers.cookie);
  });
  await registerStaticFiles(server, client, []);
});
afterEach(async () => {
  await server.close();
  await rm(client, { recursive: true });
});

function write(name: string, text: string): Promise<void> {
  return writeFile(join(client, "assets", name), text);
}

function ask(
  name: string,
  {
    method = "GET",
    ...headers
  }: Readonly<Record<string, string>> & { readonly method?: "GET" | "HEAD" } = {},
): Promise<LightMyRequestResponse> {
  return server.inject({ method, url: `/assets/${name}`, headers: { "accept-encoding": "br", ...headers } });
}

/** What an answer says, but for the time at which it is said. */
function said({ statusCode, headers: { date: _date, ...headers }, body }: LightMyRequestResponse): unknown {
  return { statusCode, headers, body };
}

describe("a file that never changes", () => {
  it.each(["chunk-a.js", "letters.woff2", "stream-worker-a.js"])(
    "is answered from memory as it was from the disk: %s",
    async (name) => {
      const first = await ask(name);
      expect(first.statusCode).toBe(200);
      await rm(join(client, "assets"), { recursive: true });
      expect(said(await ask(name))).toEqual(said(first));
    },
  );

  it("is answered as each browser reads it, after one that reads it otherwise", async () => {
    const answers: unknown[] = [];
    for (const encoding of ["br", "identity", "br", "identity"]) {
      const { body, headers } = await ask("chunk-a.js", { "accept-encoding": encoding });
      answers.push([body, headers["content-encoding"]]);
    }
    const packed = ["short", "br"];
    const plain = ["long", undefined];
    expect(answers).toEqual([packed, plain, packed, plain]);
  });

  it("is answered to fifty who ask for it at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask("chunk-a.js")));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(["200 short"]),
    );
  });

  it("has no body for HEAD, and none for who has it already", async () => {
    const { headers } = await ask("chunk-a.js");
    const again = await ask("chunk-a.js", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await ask("chunk-a.js", { method: "HEAD" });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "5"]);
    expect((await ask("chunk-a.js")).body).toBe("short");
  });
});

describe("what is asked of the disk each time", () => {
  it.each([
    ["a list that changes with the build", "offline-files.json"],
    ["an address with a query", "letters.woff2?1"],
    ["a file that has to be compressed", "notes-a.txt"],
    ["a large file", "large-a.woff2"],
  ])("%s", async (_what, name) => {
    expect((await ask(name)).statusCode).toBe(200);
    await rm(join(client, "assets"), { recursive: true });
    expect((await ask(name)).statusCode).toBe(404);
  });

  it("a file that gave its browser a cookie", async () => {
    const { headers } = await ask("chunk-a.js", { cookie: "mine=1" });
    expect(headers["set-cookie"]).toBe("mine=1");
    expect((await ask("chunk-a.js")).headers["set-cookie"]).toBeUndefined();
  });

  it("a file that was missing", async () => {
    expect((await ask("chunk-b.js")).statusCode).toBe(404);
    await write("chunk-b.js", "late");
    expect((await ask("chunk-b.js")).body).toBe("late");
  });
});
