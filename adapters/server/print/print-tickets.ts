import { createParser } from "eventsource-parser";
import { setTimeout as pause } from "node:timers/promises";
import { decodeLeniently } from "#core/contract/codec/decode-with.ts";
import { LIVE_EVENT_CODECS } from "#core/contract/stream.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { toId, type OrderId, type PrintingId } from "#core/kernel/id.ts";
import { OPEN_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { STREAM_SILENCE_MS } from "#core/order/stream/stream-states.ts";
import type { Ticket } from "#core/order/ticket/printing.ts";
import { isTicketDue, type TicketTime } from "#core/order/ticket/ticket-time.ts";
import { CallError, type OfficeClient } from "./office-client.ts";
import type { OpenPrinter } from "./printer.ts";

const RETRY_MS = 2000;
const PER_PAGE = 100;
const FIRST_COPY = 1;

/** What printing tickets needs. */
export interface PrintDeps {
  readonly client: OfficeClient;
  readonly ids: IdSource;
  /** Reaches the printer; rejects while it is away. */
  readonly connectPrinter: () => Promise<OpenPrinter>;
  readonly encode: (ticket: Ticket) => Uint8Array;
  readonly when: TicketTime;
  /** By name; null is every one. */
  readonly location: string | null;
  /** Says a line at the terminal. */
  readonly say: (line: string) => void;
}

/**
 * Prints the first copy of every order whose time has come, until the signal ends it. Open orders are read whenever the
 * stream opens, so that nothing is missed while it was away; the server gives each printing to one who asks.
 */
export async function printTickets(deps: PrintDeps, signal: AbortSignal): Promise<void> {
  const { client, say } = deps;
  const settled = new Set<OrderId>();
  let work = Promise.resolve();
  const enqueue = (id: OrderId): void => {
    work = work.then(() => printOnce(deps, settled, id, signal));
  };
  while (!signal.aborted) {
    const silence = new AbortController();
    const life = AbortSignal.any([signal, silence.signal]);
    try {
      const stream = await client.events(life);
      for (const id of await openOrderIds(client)) enqueue(id);
      say("Connected: tickets are printed as they come.");
      await follow(stream, () => silence.abort(), enqueue);
    } catch (error) {
      if (!signal.aborted) say(`No connection, trying again: ${wordsOf(error)}`);
    }
    silence.abort();
    await rest(signal);
  }
  await work;
}

async function follow(
  stream: ReadableStream<Uint8Array>,
  fallSilent: () => void,
  enqueue: (id: OrderId) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== "order") return;
      const json: unknown = JSON.parse(data);
      const decoded = decodeLeniently(LIVE_EVENT_CODECS.order, json);
      if (decoded.ok) enqueue(decoded.value.orderId);
    },
  });
  const decoder = new TextDecoder();
  let watch = setTimeout(fallSilent, STREAM_SILENCE_MS);
  try {
    for await (const bytes of stream) {
      clearTimeout(watch);
      watch = setTimeout(fallSilent, STREAM_SILENCE_MS);
      parser.feed(decoder.decode(bytes, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
  }
}

async function openOrderIds(client: OfficeClient): Promise<readonly OrderId[]> {
  const ids: OrderId[] = [];
  for (let page = 1; ; page += 1) {
    const query = { filter: { status: OPEN_STATUSES }, sort: "placed_at", page, perPage: PER_PAGE } as const;
    const { items } = await client.call("listStaffOrders", { query });
    ids.push(...items.map(({ id }) => id));
    if (items.length < PER_PAGE) return ids;
  }
}

// The printer is reached before the ticket is taken: one that is off takes none, and another may print it. A ticket that
// was taken is kept until it is on paper; the id of the printing makes a lost answer the same one.
async function printOnce(
  { client, ids, connectPrinter, encode, when, location, say }: PrintDeps,
  settled: Set<OrderId>,
  orderId: OrderId,
  signal: AbortSignal,
): Promise<void> {
  const request = { id: toId<PrintingId>(ids.ulid()), copy: FIRST_COPY };
  const params = { id: orderId };
  let ticket: Ticket | null = null;
  while (!signal.aborted && !settled.has(orderId)) {
    let printer: OpenPrinter | null = null;
    try {
      const order: StaffOrder = await client.call("loadStaffOrder", { params });
      const isElsewhere = location !== null && order.location.name !== location;
      if (ticket === null && (isElsewhere || !isTicketDue(order.status, when))) return;
      printer = await connectPrinter();
      ticket ??= await client.call("printTicket", { params, body: request });
      await printer.write(encode(ticket));
      settled.add(orderId);
      say(`Printed ${order.number}.`);
    } catch (error) {
      // Printed by another, or not this account's to see.
      const isSettled = error instanceof CallError && error.status >= 403 && error.status <= 409;
      if (isSettled) settled.add(orderId);
      else say(`A ticket waits: ${wordsOf(error)}`);
    } finally {
      printer?.close();
    }
    if (!settled.has(orderId)) await rest(signal);
  }
}

async function rest(signal: AbortSignal): Promise<void> {
  await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
