import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";
import { buildVersion } from "#adapters/server/page/build-version.ts";
import { builtFiles, CLIENT_DIRECTORY, readBuildManifest } from "./first-javascript.ts";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

const OF_THE_STOREFRONT = [
  "ui/main.tsx",
  "ui/cart/cart-screen.tsx",
  "ui/menu/product/product-screen.tsx",
  "adapters/browser/http/http-ports.ts",
];
const OF_STAFF = [
  "ui/operations/board/order-board-screen.tsx",
  "ui/operations/prices/price-update-screen.tsx",
  "ui/landing/landing-screen.tsx",
  "adapters/browser/http/office/office-ports.ts",
];

/** Where the build serves what a source became. */
function addressOf(source: string): string {
  const built = readBuildManifest()[source];
  if (built === undefined) throw new Error(`The build has no ${source}`);
  return `/${built.file}`;
}

/** A file of the server's build, and all that it imports at once. */
function reachedFrom(name: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(name)) return reached;
  reached.add(name);
  const text = readFileSync(join("dist", "server", name), "utf8");
  for (const [, next = ""] of text.matchAll(/\b(?:from|import)[`"']\.\/([^`"']+)/gu))
    reachedFrom(next, reached);
  return reached;
}

it("a start reads few files", () => {
  const begun = globSync("{main,start-server-*,create-server-*,prepare-demo-*,server}.js", {
    cwd: "dist/server",
  });
  expect(begun).toHaveLength(5);
  const read = new Set(begun.flatMap((name) => [...reachedFrom(name)]));
  expect(read.size).toBeLessThanOrEqual(8);
});

// A bundle can lose the files that are not sources: migrations, the demo's dishes, pictures in a package.
describe("the server of dist/server", () => {
  let home: string;
  let server: ServerProcess;

  beforeAll(async () => {
    home = await makeQuickEngineHome();
    server = await startServer({ home, built: true });
  });

  afterAll(async () => {
    await server.stop();
    await removeEngineHome(home);
  });

  async function get(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly text: string; readonly header: (name: string) => unknown }> {
    const connection = createHttpConnection(server.port);
    try {
      const answer = await connection.send({ method: "GET", path, headers });
      const header = (name: string): unknown => answer.headers.get(name);
      return { status: answer.status, text: answer.body.toString(), header };
    } finally {
      connection.close();
    }
  }

  it("creates the demo and answers its menu", async () => {
    expect((await get(MENU_PATH)).status).toBe(200);
  });

  it("renders pages with Romanian letters", async () => {
    const page = await get("/shops/bistro-nord/menu");
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<h1[^>]*>/);
    expect(page.text).toMatch(/[ăâîșț]/);
  });

  it("marks a page whose request had no session cookie, and no other", async () => {
    const guest = await get("/shops/bistro-nord/menu");
    const mark = '<template id="no-session"></template>';
    expect(guest.text.endsWith(`${mark}</body></html>`)).toBe(true);
    const known = await get("/shops/bistro-nord/menu", { cookie: "diner_session=made-up" });
    expect(known.text).toBe(guest.text.replace(mark, ""));
  });

  it("fetches the texts of the page's language with the app, not after it", async () => {
    const { text } = await get("/shops/bistro-nord/menu");
    expect(text).toMatch(/forEach\(function\(u\).*modulepreload/);
    expect(text).toContain(`"${addressOf("ui/i18n/ro/first/first-bundle.ts")}"`);
  });

  it("is taken over by the code of the build that its state names, and by no other (PAGE-10)", async () => {
    const { text } = await get("/shops/bistro-nord/menu");
    const state = JSON.parse(/id="diner-state">(.*?)<\/script>/su.exec(text)?.[1] ?? "");
    expect(state.build).toBe(await buildVersion(CLIENT_DIRECTORY));
    const scripts = [...text.matchAll(/"(\/assets\/[^"]+\.js)"/gu)].map(([, path]) => path);
    const built = Object.values(readBuildManifest()).map(({ file }) => `/${file}`);
    expect(scripts).toContain(addressOf("ui/main.tsx"));
    expect(scripts.filter((path) => path !== undefined && !built.includes(path))).toEqual([]);
    // Named by what they hold: of another build whose code differs none has such a name.
    for (const path of scripts) expect(path).toMatch(/^\/assets\/(?:main-)?[0-9a-z]{8}\.js$/u);
  });

  it("serves the pictures of the demo's dishes", async () => {
    const { text } = await get(MENU_PATH);
    const picture = /\/pictures\/[^"]+/.exec(text)?.[0] ?? "none";
    expect((await get(picture)).status).toBe(200);
  });

  it("names the files of the storefront, and none of staff's, to the worker that keeps them (PAGE-7)", async () => {
    const list = await get("/assets/offline-files.json");
    expect(list.header("cache-control")).toBe("no-cache");
    const files: readonly string[] = JSON.parse(list.text);
    for (const source of OF_THE_STOREFRONT) expect(files).toContain(addressOf(source));
    for (const source of OF_STAFF) expect(files).not.toContain(addressOf(source));
    const answers = await Promise.all(files.map((file) => get(file)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const worker = builtFiles().find((file) => /storefront-worker-[^/]+\.js$/u.test(file));
    const { header } = await get(`/${worker}`);
    expect(header("service-worker-allowed")).toBe("/");
    expect(header("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  });
});
