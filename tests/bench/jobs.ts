import { setTimeout as delay } from "node:timers/promises";
import { withOwner } from "#adapters/server/db/owner.ts";
import {
  insertMessages,
  countOverdue,
  makeOverdue,
  type OverdueName,
} from "#tests/support/database/backlog.ts";
import { startTestCarriers, type TestCarriers } from "#tests/support/server/carriers.ts";
import { type BenchSite, startBenchSite } from "./bench-site.ts";
import { percentile, type SectionOutcome, show } from "./figures.ts";
import { runOpen } from "./load.ts";
import type { Orderer } from "./order/whole-order.ts";

const CARRIER_MS = 50;
const CODES_PER_SECOND = 4;
const BURST = { perSecond: 200, seconds: 30 };
const MINUTES = Number(process.env["DINER_BENCH_MINUTES"] ?? "1");
const STEADY = { ordersPerSecond: 50, messagesPerSecond: 150, seconds: MINUTES * 60 };
const DRAIN = { rows: 10_000, ordersPerSecond: 20, mostSeconds: 480 };
const REPORT_SECONDS = 10;

interface Post {
  readonly site: BenchSite;
  readonly carriers: TestCarriers;
}

/**
 * Messages through carriers of 50 ms: 200 a second with codes among them; 50 orders and 150 messages a second for as
 * many minutes as DINER_BENCH_MINUTES says; 10,000 overdue rows of each kind during 20 orders a second.
 */
export async function measureJobs(): Promise<SectionOutcome> {
  const carriers = await startTestCarriers();
  carriers.behave({ kind: "take", afterMs: CARRIER_MS });
  const site = await startBenchSite(carriers.settings);
  const post = { site, carriers };
  try {
    await acceptAll(site);
    const burst = await sendBurst(post);
    console.log(`  200 messages/s: a code's way, p95 ${show(burst.codeP95)} s`);
    const steady = await keepUp(post);
    const drain = await drainOverdue(post);
    return {
      title: `Jobs and messages, carriers of ${CARRIER_MS} ms, ${MINUTES} min of 50 orders/s`,
      rows: [
        ["", "figure", "seconds"],
        ["200 messages/s: a code's way, p95", show(burst.codeP95), ""],
        ["50 orders/s: a code's way, p95", show(steady.codeP95), ""],
        ["50 orders/s: most that messages were behind", show(steady.lag), ""],
        ["50 orders/s: p95 of whole orders, ms", show(steady.orderP95), ""],
        ...drain.rows.map(({ name, seconds }) => [`10,000 ${name}, drained in`, "", show(seconds)]),
        ["20 orders/s meanwhile: p95 of whole orders, ms", show(drain.orderP95), ""],
      ],
      lines: [
        { name: "p95 of a code at 200 messages/s", value: burst.codeP95, unit: "s", at: "most", line: 2 },
        {
          name: "most that messages were behind at 50 orders/s",
          value: steady.lag,
          unit: "s",
          at: "most",
          line: 5,
        },
        {
          name: "everything overdue is drained",
          value: Math.max(...drain.rows.map(({ seconds }) => seconds)),
          unit: "s",
          at: "most",
          line: DRAIN.mostSeconds,
        },
      ],
    };
  } finally {
    await site.stop();
    await carriers.stop();
  }
}

// A kitchen that answers nobody is paused after ten minutes.
async function acceptAll(site: BenchSite): Promise<void> {
  await withOwner(site.owner, (client) => client.query("update locations set auto_accept = true"));
}

async function sendBurst({ site, carriers }: Post): Promise<{ readonly codeP95: number }> {
  const codes = sendCodes({ site, carriers }, BURST.seconds);
  await runOpen(1, BURST.seconds, async () => {
    await insertMessages(site.owner, { channel: "email", count: BURST.perSecond / 2 });
    await insertMessages(site.owner, { channel: "sms", count: BURST.perSecond / 2 - CODES_PER_SECOND });
  });
  const codeP95 = await codes;
  await settled(site);
  return { codeP95 };
}

async function keepUp(post: Post) {
  const { site } = post;
  const watching = new AbortController();
  const crowd = await gather(site, 100);
  // An order that is accepted brings a mail and a text message.
  const count = STEADY.messagesPerSecond / 2 - STEADY.ordersPerSecond;
  const others = runOpen(1, STEADY.seconds, async () => {
    await insertMessages(site.owner, { channel: "sms", count });
    await insertMessages(site.owner, { channel: "email", count });
  });
  const orders = runOpen(STEADY.ordersPerSecond, STEADY.ordersPerSecond * STEADY.seconds, () =>
    crowd.orderOnce(),
  );
  // All at once, so that one that fails ends the bench, and with it its server.
  const [lag, codeP95, { millis }] = await Promise.all([
    watchLags(site, watching.signal),
    Promise.all([sendCodes(post, STEADY.seconds), others, orders]).then(([codes]) => {
      watching.abort();
      return codes;
    }),
    orders,
  ]);
  crowd.close();
  return { codeP95, lag, orderP95: percentile(millis, 0.95) };
}

async function drainOverdue({ site }: Post) {
  const [sampler] = await site.newOrderers(1);
  if (sampler === undefined) throw new Error("No customer was made");
  const { id } = await sampler.orderOnce();
  sampler.close();
  const crowd = await gather(site, 40);
  await makeOverdue(site.owner, id, DRAIN.rows);
  const began = performance.now();
  const drained = new Map<OverdueName, number>();
  const millis: number[] = [];
  let left = await countOverdue(site.owner);
  let told = began;
  while (left.some((kind) => kind.left > 0) && performance.now() - began < DRAIN.mostSeconds * 1000) {
    const run = await runOpen(DRAIN.ordersPerSecond, DRAIN.ordersPerSecond, () => crowd.orderOnce());
    millis.push(...run.millis);
    left = await countOverdue(site.owner);
    const seconds = (performance.now() - began) / 1000;
    for (const kind of left) if (kind.left === 0 && !drained.has(kind.name)) drained.set(kind.name, seconds);
    if (performance.now() - told < REPORT_SECONDS * 1000) continue;
    told = performance.now();
    const waiting = left.filter((kind) => kind.left > 0).map((kind) => `${kind.left} ${kind.name}`);
    console.log(`  ${seconds.toFixed(0)} s: ${waiting.join(", ")}; ${await describeLags(site)}`);
  }
  crowd.close();
  const rows = left.map(({ name }) => ({ name, seconds: drained.get(name) ?? Number.POSITIVE_INFINITY }));
  return { rows, orderP95: percentile(millis, 0.95) };
}

/** People who order in turns, each one thing at a time, so that nobody runs out of points; who finds none idle waits. */
async function gather(site: BenchSite, count: number) {
  const all = await site.newOrderers(count);
  const idle = [...all];
  const waiting: ((one: Orderer) => void)[] = [];
  return {
    orderOnce: async (): Promise<void> => {
      const one = idle.shift() ?? (await new Promise<Orderer>((resolve) => void waiting.push(resolve)));
      await one.orderOnce();
      const next = waiting.shift();
      if (next === undefined) idle.push(one);
      else next(one);
    },
    close: () => all.forEach((one) => one.close()),
  };
}

/** Queues codes evenly and answers the p95 of their way from the outbox to the gateway, in seconds. */
async function sendCodes({ site, carriers }: Post, seconds: number): Promise<number> {
  const queued = new Map<string, number>();
  await runOpen(CODES_PER_SECOND, CODES_PER_SECOND * seconds, async () => {
    const at = performance.now();
    for (const id of await insertMessages(site.owner, { channel: "sms", priority: 0 })) queued.set(id, at);
  });
  await settled(site, 0);
  const ways = carriers.sms.messages.flatMap(({ id, at }) => {
    const since = queued.get(id);
    return since === undefined ? [] : [(at - since) / 1000];
  });
  return percentile(ways, 0.95);
}

interface LagRow {
  readonly kind: string;
  readonly name: string;
  readonly seconds: number;
}

async function readLagRows(site: BenchSite): Promise<readonly LagRow[]> {
  return withOwner(
    site.owner,
    async (client) => (await client.query<LagRow>("select * from work_lags()")).rows,
  );
}

/** The most seconds that any message was late, sampled each second until `stop`; printed now and then. */
async function watchLags(site: BenchSite, over: AbortSignal): Promise<number> {
  let most = 0;
  for (let second = 1; !over.aborted; second += 1) {
    await delay(1000, undefined, { signal: over }).catch(() => undefined);
    const rows = await readLagRows(site);
    most = Math.max(most, ...rows.filter(({ kind }) => kind === "outbox").map(({ seconds }) => seconds));
    if (second % (6 * REPORT_SECONDS) === 0) console.log(`  ${second} s: ${await describeLags(site)}`);
  }
  return most;
}

async function describeLags(site: BenchSite): Promise<string> {
  const behind = (await readLagRows(site)).filter(({ seconds }) => seconds > 0);
  return `lag: ${behind.map(({ kind, name, seconds }) => `${kind} ${name} ${seconds.toFixed(1)} s`).join(", ") || "none"}`;
}

/** Waits until no message up to a priority is due that was not sent. */
async function settled(site: BenchSite, priority: 0 | 1 = 1): Promise<void> {
  await withOwner(site.owner, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        `select from outbox where sent_at is null and failed_at is null and due_at <= now() and priority <= $1 limit 1`,
        [priority],
      );
      if (rowCount === 0) return;
      await delay(100);
    }
  });
}
