import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  toId,
  type LocationId,
  type ModifierId,
  type PriceUpdateId,
  type ProductId,
} from "#core/kernel/id.ts";
import type { PriceChange } from "#core/menu/price-update/price-update.ts";
import { add } from "#core/money/add.ts";
import { isPositive } from "#core/money/compare.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { plusMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpAnswer, succeeded } from "#tests/support/http/http-client.ts";
import {
  AVIATORILOR,
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newItem,
  newStaff,
  product,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { newPriceStaff, type PriceStaff } from "#tests/adapters/server/menu/price-staff.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const HOUR_MS = 3_600_000;
const ESPRESSO = product("espresso");
const LEMONADE = product("limonada-clasica");

let server: TestServer;
let prices: PriceStaff;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  prices = await newPriceStaff(server);
});
afterAll(() => server.stop());

function refusal({ status, key, fields }: HttpAnswer): readonly unknown[] {
  return [status, key, ...(fields ?? [])];
}

function audits(id: PriceUpdateId): Promise<readonly { readonly action: string }[]> {
  return asOwner(server, "select action from audit_log where subject = $1 order by action", [id]);
}

describe("a price update (BOARD-12)", () => {
  it("is a draft that changes nothing, and all its prices at once when it is applied", async () => {
    const before = await prices.menu();
    const modifier = before.modifierGroups
      .flatMap(({ modifiers }) => modifiers)
      .find(({ priceByLocation }) => isPositive(priceByLocation[CENTRU] ?? lei("0.00")));
    const modifierPrice = modifier?.priceByLocation[CENTRU] ?? lei("0.00");
    const changes: readonly PriceChange[] = [
      await prices.dearer(ESPRESSO, "0.50"),
      await prices.dearer(ESPRESSO, "1.00", AVIATORILOR),
      {
        type: "modifier",
        id: modifier?.id ?? toId<ModifierId>(""),
        locationId: CENTRU,
        expectedPrice: modifierPrice,
        newPrice: add(modifierPrice, lei("0.10")),
      },
    ];
    const made = await prices.draft(...changes);
    expect([made.status, made.version, made.effectiveAt, made.timeline]).toEqual([
      "draft",
      1,
      null,
      [{ move: "draft", at: server.clock.now(), by: "Andrei Stan" }],
    ]);
    expect(made.changes).toHaveLength(changes.length);
    expect(made.changes).toEqual(
      expect.arrayContaining(
        changes.map((change) => expect.objectContaining({ ...change, currentPrice: change.expectedPrice })),
      ),
    );
    expect((await prices.menu()).version).toBe(before.version);

    const guest = server.client();
    const item = newItem(ESPRESSO);
    const cart = succeeded(await guest.call("saveCart", { body: newCart([item]) }));
    const applied = succeeded(await prices.apply(made));
    expect([applied.status, applied.version]).toEqual(["applied", 2]);
    expect(
      applied.changes.every(({ newPrice, currentPrice }) => currentPrice?.amount === newPrice.amount),
    ).toBe(true);
    expect(await prices.priceOf(ESPRESSO)).toEqual(changes[0]?.newPrice);
    expect(await prices.priceOf(ESPRESSO, AVIATORILOR)).toEqual(changes[1]?.newPrice);

    // The open cart says what changed.
    const opened = succeeded(await guest.call("loadCart", { params: { id: cart.id } }));
    expect(opened.changes.repriced).toEqual([
      { itemId: item.id, old: changes[0]?.expectedPrice, new: changes[0]?.newPrice },
    ]);
    expect((await audits(made.id)).map(({ action }) => action)).toEqual([
      "price_update.apply",
      "price_update.create",
    ]);
    const events = await asOwner(
      server,
      "select location_id as id from events where type = 'prices' order by number",
    );
    expect(events).toEqual([CENTRU, AVIATORILOR].toSorted().map((id) => ({ id })));
    expect(refusal(await prices.apply(applied))).toEqual([409, "price_update.transition_not_allowed"]);
    expect(refusal(await prices.apply(made))).toEqual([409, "price_update.version_conflict"]);
  });

  it("is refused as a whole where a price is not the expected one, and says which", async () => {
    const [first, second] = [await prices.dearer(ESPRESSO, "0.50"), await prices.dearer(LEMONADE, "0.50")];
    const slower = await prices.draft(first, second);
    succeeded(
      await prices.apply(await prices.draft({ ...first, newPrice: add(first.newPrice, lei("0.25")) })),
    );
    const refused = await prices.apply(slower);
    expect(refusal(refused)).toEqual([409, "price_update.stale"]);
    const { type, id, locationId } = first;
    const { expectedPrice } = first;
    expect(refused.data["stale"]).toEqual([
      {
        type,
        id,
        location_id: locationId,
        expected_price: expectedPrice,
        current_price: add(first.newPrice, lei("0.25")),
      },
    ]);
    expect(await prices.priceOf(LEMONADE)).toEqual(second.expectedPrice);
    expect((await prices.load(slower.id)).status).toBe("draft");

    // Looked at again, it takes the price of now and goes through.
    const body = {
      version: 1,
      changes: [await prices.dearer(ESPRESSO, "0.50"), second],
      confirmedPrice: null,
    };
    const revised = succeeded(
      await prices.manager.call("revisePriceUpdate", { params: { id: slower.id }, body }),
    );
    expect([revised.status, revised.version, revised.changes.length]).toEqual(["draft", 2, 2]);
    expect(succeeded(await prices.apply(revised)).status).toBe("applied");
  });

  it("asks for the new price of its largest change once more where that is more than 30 %", async () => {
    const [small, large] = [await prices.dearer(LEMONADE, "0.10"), await prices.dearer(ESPRESSO, "20.00")];
    const update = await prices.draft(small, large);
    for (const typed of [null, small.newPrice])
      expect(refusal(await prices.apply(update, typed))).toEqual([
        422,
        "validation.failed",
        "confirmed_price",
      ]);
    const soon = { version: 1, effectiveAt: plusMillis(server.clock.now(), HOUR_MS), confirmedPrice: null };
    const params = { id: update.id };
    expect(refusal(await prices.manager.call("revisePriceUpdate", { params, body: soon }))).toEqual([
      422,
      "validation.failed",
      "confirmed_price",
    ]);
    const applied = succeeded(await prices.apply(update, large.newPrice));
    expect(await prices.priceOf(ESPRESSO)).toEqual(large.newPrice);
    // What held before is brought back without typing.
    expect(succeeded(await prices.revert(applied)).status).toBe("reverted");
    expect(await prices.priceOf(ESPRESSO)).toEqual(large.expectedPrice);
  });

  it("is reverted only while its prices hold, and never twice", async () => {
    const change = await prices.dearer(LEMONADE, "1.00");
    const applied = succeeded(await prices.apply(await prices.draft(change)));
    const later = succeeded(await prices.apply(await prices.draft(await prices.dearer(LEMONADE, "0.30"))));
    expect(refusal(await prices.revert(applied))).toEqual([409, "price_update.stale"]);
    succeeded(await prices.revert(later));
    const reverted = succeeded(await prices.revert(applied));
    expect(await prices.priceOf(LEMONADE)).toEqual(change.expectedPrice);
    expect(reverted.timeline.map(({ move }) => move)).toEqual(["draft", "apply", "revert"]);
    expect(refusal(await prices.revert(reverted))).toEqual([409, "price_update.transition_not_allowed"]);
    expect((await audits(applied.id)).map(({ action }) => action)).toContain("price_update.revert");
  });

  it("names only what is sold there, in the shop's currency, and changes it", async () => {
    const change = await prices.dearer(LEMONADE, "1.00");
    const tried = async (wrong: Partial<PriceChange>) => {
      const body = { effectiveAt: null, changes: [{ ...change, ...wrong }], confirmedPrice: null };
      return refusal(await prices.manager.call("createPriceUpdate", { body }));
    };
    expect(await tried({ newPrice: change.expectedPrice })).toEqual([422, "validation.failed", "changes"]);
    expect(await tried({ newPrice: toMoney("9.00", "USD") })).toEqual([422, "validation.failed", "changes"]);
    expect(await tried({ id: toId<ProductId>(BISTRO) })).toEqual([404, "not_found"]);
    expect(await tried({ type: "modifier" })).toEqual([404, "not_found"]);
    expect(await tried({ locationId: toId<LocationId>(BISTRO) })).toEqual([404, "not_found"]);
  });

  it("is listed with the newest first, for employees to see and not to change, and for its organization alone", async () => {
    server.clock.advance(1000);
    const update = await prices.draft(await prices.dearer(LEMONADE, "0.40"));
    const staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const query = { page: 1, perPage: 2 };
    const listed = succeeded(await staff.call("listPriceUpdates", { query }));
    expect(listed.items[0]).toEqual(update);
    expect([listed.items.length, listed.total > 2]).toEqual([2, true]);
    const body = { version: update.version, confirmedPrice: null };
    expect((await staff.call("applyPriceUpdate", { params: { id: update.id }, body })).status).toBe(403);
    const elsewhere = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect(succeeded(await elsewhere.call("listPriceUpdates", { query })).items).toEqual([]);
    expect((await elsewhere.call("loadPriceUpdate", { params: { id: update.id } })).status).toBe(404);
  });
});
