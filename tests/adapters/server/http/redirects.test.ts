import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const REDIRECTING = /\.redirect\(|\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=]/;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages() });
});
afterAll(() => server.stop());

describe("a shop's own host", () => {
  it("leads its /shops/{slug} addresses to the root form, and never away (HOST-6)", async () => {
    const connection = createHttpConnection(Number(new URL(server.origin).port));
    const rests = [
      "/menu?x=1",
      "//evil.example",
      "/\\evil.example",
      "/%5cevil.example",
      "/%2fevil.example",
      "/.//evil.example",
      "/..//evil.example",
      "///evil.example/%2e%2e",
      "//evil.example/menu?a=b",
      "/menu?x=\\",
      "/@evil.example",
      "//user@evil.example",
    ];
    const answers = [];
    for (const rest of rests)
      for (const host of ["bistro-nord.localhost", "localhost"]) {
        const path = `/shops/bistro-nord${rest}`;
        const { status, headers } = await connection.send({ method: "GET", path, headers: { host } });
        const location = headers.get("location") ?? null;
        const leads = location === null ? host : new URL(location, `http://${host}`).hostname;
        answers.push([
          rest,
          leads === host && location?.startsWith("//") !== true,
          [200, 301, 404].includes(status),
        ]);
      }
    expect(answers).toEqual(rests.flatMap((rest) => [rest, rest].map((one) => [one, true, true])));
    const own = {
      method: "GET",
      path: "/shops/bistro-nord/menu?x=1",
      headers: { host: "bistro-nord.localhost" },
    };
    expect((await connection.send(own)).headers.get("location")).toBe("/menu?x=1");
    connection.close();
  });
});

describe("the sources", () => {
  it("redirect in one place on the server, and reload in one place in the browser", () => {
    const files = globSync("{adapters,ui}/**/*.{ts,tsx}").filter((file) =>
      REDIRECTING.test(readFileSync(file, "utf8")),
    );
    expect(files.toSorted()).toEqual([
      // To another site that the server found in an organization's redirects (HOST-12).
      "adapters/browser/platform/departures.ts",
      // To the menu that it kept, without a network (PAGE-7).
      "adapters/browser/platform/storefront-worker.ts",
      "adapters/server/http/redirect.ts",
      "ui/router-view.tsx",
    ]);
  });
});
