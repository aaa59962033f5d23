import { setTimeout as delay } from "node:timers/promises";
import { ulid } from "ulid";
import { createApiClient } from "./api-client.ts";
import { createHttpConnection } from "./http-connection.ts";
import { expectStatus, itemOf, LOCATION_ID, productsToBeHad, readMenu, SHOP_ID } from "./shopping.ts";

/** What somebody who fills a cart waits for, in milliseconds, round by round. */
export interface FloodRound {
  readonly calm: readonly number[];
  readonly flooded: readonly number[];
}

/** Made-up addresses a second. */
export const FLOOD_PER_SECOND = 17;

const PAUSE_MILLIS = 20;

/** Saves a cart again and again, in turns without anything beside it and beside a flood of made-up addresses. */
export async function floodPages(
  port: number,
  rounds: number,
  turnMillis: number,
): Promise<readonly FloodRound[]> {
  const save = await createSaver(port);
  await saveFor(save.once, turnMillis);
  const measured: FloodRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await saveFor(save.once, turnMillis);
    const [flooded] = await Promise.all([saveFor(save.once, turnMillis), floodFor(port, turnMillis)]);
    measured.push({ calm, flooded });
  }
  save.close();
  return measured;
}

async function createSaver(port: number) {
  const client = createApiClient(port);
  await client.get("/api/auth/csrf-cookie");
  const item = itemOf(
    productsToBeHad(await readMenu(client)).find((one) => one.modifier_groups_ids.length === 0),
  );
  const cart = { id: ulid(), shop_id: SHOP_ID, location_id: LOCATION_ID };
  let revision = 0;
  return {
    once: async (): Promise<void> => {
      revision += 1;
      const body = { ...cart, revision, items: [{ ...item, qty: 1 + (revision % 5) }] };
      expectStatus(await client.send("PATCH", "/api/carts", body), 200);
    },
    close: () => client.close(),
  };
}

async function saveFor(save: () => Promise<void>, millis: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (const end = performance.now() + millis; performance.now() < end;) {
    const began = performance.now();
    await save();
    took.push(performance.now() - began);
    await delay(PAUSE_MILLIS);
  }
  return took;
}

async function floodFor(port: number, millis: number): Promise<void> {
  const count = Math.round((millis / 1000) * FLOOD_PER_SECOND);
  const asked = Array.from({ length: count }, async (_, index) => {
    await delay((index * 1000) / FLOOD_PER_SECOND);
    const connection = createHttpConnection(port);
    const { status } = await connection.send({
      method: "GET",
      path: madeUp(index),
      headers: LANGUAGES[index % 2] ?? {},
    });
    connection.close();
    if (status !== 404 && status !== 429) throw new Error(`A made-up address was answered with ${status}`);
  });
  await Promise.all(asked);
}

const LANGUAGES: readonly Readonly<Record<string, string>>[] = [
  { "accept-language": "ro" },
  { "accept-language": "en", "accept-encoding": "br" },
];

function madeUp(index: number): string {
  const name = ulid();
  const paths = [
    `/shops/bistro-nord/${name}`,
    `/shops/bistro-nord/products/${name}`,
    `/${name}?x=${name}`,
    `/shops/${name.toLowerCase()}/menu`,
    `/shops/pizza-nord/location/${name}`,
    `/shops/bistro-nord//${name}/..//menu/${name}`,
  ];
  return paths[index % paths.length] ?? "/";
}
