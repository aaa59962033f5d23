import { setTimeout as delay } from "node:timers/promises";
import { ulid } from "ulid";
import { median, percentile } from "../figures.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import {
  expectStatus,
  itemOf,
  LOCATION_ID,
  productsToBeHad,
  readMenu,
  SHOP_ID,
} from "#tests/support/shopping/shopping.ts";

/** Response times of saving a cart, in milliseconds, round by round. */
export interface FloodRound {
  readonly calm: readonly number[];
  readonly flooded: readonly number[];
}

/** The p95 of those calls with and without a flood, in milliseconds: medians of alternating rounds, so that other load affects both. */
export interface FloodRise {
  readonly calm: number;
  readonly flooded: number;
  readonly rise: number;
  /** The most that it may rise by: 20 ms where the machine is calm, and by as much as a call takes where it is not. */
  readonly allowed: number;
}

/** Made-up addresses a second. */
export const FLOOD_PER_SECOND = 17;

const PAUSE_MS = 20;
const MAX_RISE_MS = 20;

/** Judges rounds: calls that wait longer than 20 ms without a flood share the machine, and a flood may double that. */
export function riseOf(rounds: readonly FloodRound[]): FloodRise {
  const p95 = rounds.map((round) => [percentile(round.calm, 0.95), percentile(round.flooded, 0.95)] as const);
  const calm = median(p95.map(([without]) => without));
  return {
    calm,
    flooded: median(p95.map(([, flooded]) => flooded)),
    rise: median(p95.map(([without, flooded]) => flooded - without)),
    allowed: Math.max(MAX_RISE_MS, calm),
  };
}

/** Saves a cart again and again, in alternating rounds with and without a flood of made-up addresses. */
export async function floodPages(
  port: number,
  rounds: number,
  turnMs: number,
): Promise<readonly FloodRound[]> {
  const save = await createSaver(port);
  await saveFor(save.once, turnMs);
  const measured: FloodRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await saveFor(save.once, turnMs);
    const [flooded] = await Promise.all([saveFor(save.once, turnMs), floodFor(port, turnMs)]);
    measured.push({ calm, flooded });
  }
  save.close();
  return measured;
}

async function createSaver(port: number) {
  const client = createBrowserClient(port);
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
    await delay(PAUSE_MS);
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
