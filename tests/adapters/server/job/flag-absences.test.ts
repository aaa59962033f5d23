import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flagAbsencesJob } from "#adapters/server/job/flag-absences.ts";
import { createScreenPresence } from "#adapters/server/live/screen-presence.ts";
import { notePresence } from "#adapters/server/live/presence.queries.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { createShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { ABSENCE_MS, PRESENCE_MS } from "#core/order/lifecycle/absence.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createServerWords } from "#tests/support/server/server-parts.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const TEXT =
  "Bistro Nord: la Centru este deschis și niciun ecran nu primește comenzile de 2 minute. Deschide ecranul comenzilor.";

describe("flagAbsencesJob", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
    // An owner with a proved number, one without, and a manager, all of them there.
    const people = [
      ["owner", true],
      ["owner", false],
      ["manager", true],
    ] as const;
    for (const [index, [role, isProved]] of people.entries()) {
      const id = demoId("user", `owner-${index}`);
      await asOwner(
        trading,
        `insert into users (id, email, first_name, last_name, phone, phone_verified_at, locale, created_at)
           values ($1, $2, 'Ana', 'Pop', $3, case when $4 then now() end, 'ro', now())`,
        [id, `owner-${index}@example.com`, `+4072200200${index}`, isProved],
      );
      await asOwner(
        trading,
        `insert into employees (organization_id, id, user_id, role, location_ids) values ($1, $2, $2, $3, $4)`,
        [trading.organizationId, id, role, [trading.locationId]],
      );
    }
  });
  afterAll(() => trading.stop());

  const note = () => {
    const { organizationId, locationId } = trading;
    const scope = { organizationId, locationIds: [locationId] };
    return notePresence(trading.database.app, [scope], trading.clock.now());
  };
  // Two processes look at the same time.
  const look = async (): Promise<readonly unknown[]> => {
    const { database, shopCache, clock } = trading;
    const directory = createShopDirectory(database.app, shopCache, () => clock.millis());
    const deps = { database: database.app, directory, shopCache, ui: createServerWords() };
    const jobs = [0, 1].map(() => flagAbsencesJob(deps, SILENT_LOG));
    await Promise.all(jobs.map((job) => job.run(clock.now())));
    return asOwner(
      trading,
      "select channel, recipient, text from outbox where dedupe_key like 'absence:%' order by due_at, channel, recipient",
    );
  };
  const MAILS = [0, 1].map((index) => ({
    channel: "email",
    recipient: `owner-${index}@example.com`,
    text: TEXT,
  }));
  const TOLD = [...MAILS, { channel: "sms", recipient: "+40722002000", text: TEXT }];
  const stateOf = () =>
    asOwner(trading, "select ordering_mode as mode, ordering_reason as reason from locations where id = $1", [
      trading.locationId,
    ]);

  it("tells the owners once, two minutes after the last note, and again of the next absence", async () => {
    expect(await look()).toEqual([]);
    await note();
    trading.clock.advance(ABSENCE_MS - 1);
    expect(await look()).toEqual([]);
    // A note that was lost or came late is made up by the next.
    await note();
    trading.clock.advance(ABSENCE_MS - 1);
    expect(await look()).toEqual([]);
    trading.clock.advance(1);
    expect(await look()).toEqual(TOLD);
    trading.clock.advance(3_600_000);
    expect(await look()).toEqual(TOLD);
    await note();
    trading.clock.advance(ABSENCE_MS);
    expect(await look()).toEqual([...TOLD, ...TOLD]);
    expect(await stateOf()).toEqual([{ mode: "online", reason: null }]);
  });

  it("pauses the location until the day ends where its setting says so, and tells nobody while it is paused", async () => {
    await asOwner(trading, "update locations set pause_unwatched = true where id = $1", [trading.locationId]);
    trading.shopCache.forgetAll();
    await note();
    trading.clock.advance(ABSENCE_MS);
    expect((await look()).length).toBe(3 * TOLD.length);
    expect(await stateOf()).toEqual([{ mode: "paused", reason: "no_screen" }]);
    trading.shopCache.forgetAll();
    await note();
    trading.clock.advance(10 * ABSENCE_MS);
    expect((await look()).length).toBe(3 * TOLD.length);
  });

  it("is spared by a process that notes its screens by the clock, whatever they do in between", async () => {
    const { database, clock, organizationId, locationId } = trading;
    const presence = createScreenPresence({ database: database.app, clock, log: SILENT_LOG });
    const seen = async () =>
      (
        await asOwner<{ seen: boolean }>(
          trading,
          "select seen_at = $2 as seen from screen_presence where location_id = $1",
          [locationId, clock.now()],
        )
      ).at(0)?.seen;
    const leave = presence.follow({ organizationId, locationIds: null });
    await expect.poll(seen).toBe(true);
    clock.advance(PRESENCE_MS / 4);
    presence.follow({ organizationId, locationIds: [locationId] })();
    leave();
    expect(await seen()).toBe(false);
    clock.advance(PRESENCE_MS);
    presence.follow({ organizationId, locationIds: [locationId] })();
    await expect.poll(seen).toBe(true);
  });
});
