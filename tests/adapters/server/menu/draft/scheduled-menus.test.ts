import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishMenusJob } from "#adapters/server/job/publish-menus.ts";
import { isProduct, type ProductEntry } from "#core/draft/menu-entry.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO, BISTRO_ORGANIZATION, newStaff, product } from "#tests/support/shopping/http-shopping.ts";

const HOUR_MS = 3_600_000;
const OMELETTE = product("omleta-taraneasca");
const OF_BISTRO = { params: { id: BISTRO } };

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const load = async () => succeeded(await manager.call("loadMenuDraft", OF_BISTRO));
const later = (hours: number) => plusMillis(server.clock.now(), hours * HOUR_MS);

async function edit(change: Partial<ProductEntry>): Promise<void> {
  const { entries, changes } = await load();
  const base = [...changes.map(({ entry }) => entry), ...entries].find((entry) => entry?.id === OMELETTE);
  if (base === null || base === undefined || !isProduct(base)) throw new Error("The demo has an omelette");
  const body = { changes: [{ base, entry: { ...base, ...change } }] };
  expect((await manager.call("editMenuDraft", { ...OF_BISTRO, body })).status).toBe(200);
}

async function schedule(publishAt: Instant | null) {
  const { revision } = await load();
  return manager.call("scheduleMenu", { ...OF_BISTRO, body: { revision, publishAt } });
}

async function published(): Promise<string | undefined> {
  const menu = succeeded(await server.client().call("menu", { query: { filter: { shopId: BISTRO } } }));
  return menu.products.find(({ id }) => id === OMELETTE)?.name;
}

/** Two processes look for what is due. */
async function runJobs(): Promise<void> {
  const jobs = [0, 1].map(() => publishMenusJob(server.services, SILENT_LOG));
  await Promise.all(jobs.map((job) => job.run(server.clock.now())));
}

describe("a menu that is to publish itself (MENU-24)", () => {
  it("does so once, at its time, with what was changed until then and by the name of who set it", async () => {
    await edit({ names: { ro: "Omletă de vară", en: null } });
    const at = later(1);
    expect((await schedule(at)).status).toBe(204);
    expect(await load()).toMatchObject({ publishAt: at, scheduledBy: "Andrei Stan", missedAt: null });
    await edit({ names: { ro: "Omletă de toamnă", en: null } });
    const before = await published();
    server.clock.advance(HOUR_MS - 1);
    await runJobs();
    expect(await published()).toBe(before);
    server.clock.advance(1);
    await runJobs();
    expect(await published()).toBe("Omletă de toamnă");
    expect(await load()).toMatchObject({ publishAt: null, scheduledBy: null, changes: [], publications: 1 });
    const { items } = succeeded(
      await manager.call("listMenuPublications", { ...OF_BISTRO, query: { page: 1, perPage: 5 } }),
    );
    expect(items[0]).toMatchObject({ number: 1, by: "Andrei Stan", changed: 1 });
  });

  it("waits for somebody where something keeps it from it, and says so until another time is set", async () => {
    await edit({ vatRate: "9.00", names: { ro: "Omletă de iarnă", en: null } });
    await schedule(later(1));
    await edit({ vatRate: null });
    server.clock.advance(HOUR_MS);
    await runJobs();
    expect(await published()).toBe("Omletă de toamnă");
    expect(await load()).toMatchObject({ publishAt: null, missedAt: server.clock.now() });
    expect((await schedule(later(1))).key).toBe("menu.flawed");
    await edit({ vatRate: "9.00" });
    expect((await schedule(later(2))).status).toBe(204);
    expect(await load()).toMatchObject({ publishAt: later(2), missedAt: null });
  });

  it("does not where the time was taken back, and every time that was set is audited", async () => {
    expect((await schedule(null)).status).toBe(204);
    server.clock.advance(3 * HOUR_MS);
    await runJobs();
    expect(await published()).toBe("Omletă de toamnă");
    const audited = await asOwner(server, "select from audit_log where action = 'menu.schedule'");
    expect(audited).toHaveLength(4);
  });

  it.each([
    ["now", () => server.clock.now()],
    ["a year and a day from now", () => later(366 * 24)],
  ])("is not set for %s", async (_when, at) => {
    const answered = await schedule(at());
    expect([answered.status, answered.fields]).toEqual([422, ["publish_at"]]);
  });
});
