import { setTimeout as delay } from "node:timers/promises";
import { ulid } from "ulid";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { createBrowserClient, type HttpClient } from "#tests/support/http/http-client.ts";
import { expectStatus, LOCATION_ID, SHOP_ID, type WireMenu } from "#tests/support/shopping/shopping.ts";
import { startBenchSite } from "../bench-site.ts";
import { median, percentile, show, type SectionOutcome } from "../figures.ts";

const ROUNDS = 8;
const TURN_MS = 4000;
const JUNK_PER_SECOND = 500;
const SENDERS = 40;
const PAUSE_MS = 20;
const OTHER_SHOP = demoId("shop", "pizza-nord");

/** What 500 calls of junk a second for one shop cost those who fill a cart at another (LIMIT-7). */
export async function measureNeighbor(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  const { port } = site.server;
  const senders = Array.from({ length: SENDERS }, () => createBrowserClient(port));
  try {
    const save = await createSaver(port);
    await Promise.all(senders.map((sender) => sender.get("/api/auth/csrf-cookie")));
    await saveFor(save, TURN_MS);
    const rounds: { readonly calm: number; readonly flooded: number; readonly junk: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const calm = await saveFor(save, TURN_MS);
      const [flooded, junk] = await Promise.all([saveFor(save, TURN_MS), floodFor(senders, TURN_MS)]);
      rounds.push({ calm: percentile(calm, 0.95), flooded: percentile(flooded, 0.95), junk });
    }
    const rises = rounds.map(({ calm, flooded }) => flooded / calm);
    return {
      title: `A shop next to another that gets ${JUNK_PER_SECOND} calls of junk a second`,
      rows: [
        ["round", "p95 ms without", "p95 ms during it", "junk/s"],
        ...rounds.map(({ calm, flooded, junk }, round) => [
          `${round + 1}`,
          show(calm),
          show(flooded),
          show(junk),
        ]),
      ],
      lines: [
        {
          name: "p95 of a saved cart, of that without the junk",
          value: median(rises),
          rounds: rises,
          unit: "",
          at: "most",
          line: 1.2,
        },
      ],
    };
  } finally {
    senders.forEach((sender) => sender.close());
    await site.stop();
  }
}

async function createSaver(port: number): Promise<() => Promise<void>> {
  const client = createBrowserClient(port);
  const menu: WireMenu = expectStatus(
    await client.get<WireMenu>(`/api/menu?filter[shop_id]=${OTHER_SHOP}`),
    200,
  ).body();
  const product = menu.products.find((one) => one.modifier_groups_ids.length === 0);
  const [locationId] = Object.keys(product?.price_by_location ?? {});
  if (product === undefined || locationId === undefined)
    throw new Error("The other shop sells nothing plain");
  await client.get("/api/auth/csrf-cookie");
  const cart = { id: ulid(), shop_id: OTHER_SHOP, location_id: locationId };
  const item = { id: ulid(), product_id: product.id, modifier_ids_by_group: {}, coupon_id: null };
  let revision = 0;
  return async () => {
    revision += 1;
    const items = [{ ...item, qty: 1 + (revision % 5), pay_by_points: false }];
    expectStatus(await client.send("PATCH", "/api/carts", { ...cart, revision, items }), 200);
  };
}

async function saveFor(save: () => Promise<void>, millis: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (const end = performance.now() + millis; performance.now() < end;) {
    const began = performance.now();
    await save();
    took.push(performance.now() - began);
    await delay(PAUSE_MS);
  }
  return took;
}

/** Calls for carts of the first shop with a product that there is not; answers how many there were a second. */
async function floodFor(senders: readonly HttpClient[], millis: number): Promise<number> {
  const began = performance.now();
  const end = began + millis;
  const everyMs = (1000 * senders.length) / JUNK_PER_SECOND;
  let count = 0;
  await Promise.all(
    senders.map(async (sender, index) => {
      await delay((everyMs * index) / senders.length);
      for (let next = performance.now(); next < end; next += everyMs) {
        await delay(Math.max(0, next - performance.now()));
        await sender.send("PATCH", "/api/carts", junk());
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - began);
}

function junk(): unknown {
  const item = { id: ulid(), product_id: ulid(), qty: 1, modifier_ids_by_group: {}, coupon_id: null };
  const items = [{ ...item, pay_by_points: false }];
  return { id: ulid(), shop_id: SHOP_ID, location_id: LOCATION_ID, revision: 1, items };
}
