import { OUTBOX_CHANNELS } from "#core/order/lifecycle/order-notice.ts";
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { PoolCounts } from "#adapters/server/db/pool.ts";
import type { ObserveSending } from "#adapters/server/outbox/lane.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import { secondsBehind, type WorkLags } from "./lags.queries.ts";

/** The kinds of failures that are not the caller's fault. */
export type FailureKind = "call" | "job" | "lags";

/** What a server process counts of itself; nothing in it is personal. */
export interface ServerMetrics {
  /** An order was placed or moved by this process. */
  observeOrder(event: OrderEventType): void;
  /** A call was answered; `route` is the pattern that it matched, never its address. */
  observeCall(route: string, status: number, millis: number): void;
  observeFailure(kind: FailureKind, name: string): void;
  readonly observeSending: ObserveSending;
  /** All of it in Prometheus' text format, with the gauges read now. */
  render(): Promise<string>;
  /** The media type of that text. */
  readonly contentType: string;
}

/** Where the gauges are read. */
export interface MetricSources {
  readonly pool: () => PoolCounts;
  readonly streams: () => number;
  readonly lags: () => Promise<WorkLags>;
}

const LATENCY_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts of one server, in a registry of its own. */
export function createServerMetrics(sources: MetricSources): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const orders = new Counter({
    name: "diner_order_events_total",
    help: "Orders placed (event place) and moved",
    labelNames: ["event"] as const,
    registers,
  });
  const failures = new Counter({
    name: "diner_failures_total",
    help: "Failures that no caller caused, by kind: calls by status, jobs by name",
    labelNames: ["kind", "name"] as const,
    registers,
  });
  const messages = new Counter({
    name: "diner_messages_total",
    help: "Attempts to send a message, by how they ended; expired ones were never sent",
    labelNames: ["channel", "outcome"] as const,
    registers,
  });
  const calls = createCallHistograms();
  const readGauges = createGauges(registry, sources);
  return {
    observeOrder: (event) => orders.inc({ event }),
    observeCall: (route, status, millis) => {
      calls.observe(route, status, millis / 1000);
      if (status >= 500) failures.inc({ kind: "call", name: String(status) });
    },
    observeFailure: (kind, name) => failures.inc({ kind, name }),
    observeSending: (channel, outcome, count) => messages.inc({ channel, outcome }, count),
    render: async () => {
      await readGauges().catch(() => failures.inc({ kind: "lags", name: "unread" }));
      const read = [registry, ...calls.registries()].map((one) => one.getMetricsAsJSON());
      return AggregatorRegistry.aggregate(await Promise.all(read)).metrics();
    },
    contentType: registry.contentType,
  };
}

/** Counts of calls and how long their answers took, by route and status. */
interface CallHistograms {
  observe(route: string, status: number, seconds: number): void;
  readonly registries: () => readonly Registry[];
}

// Each series is a histogram without labels in a registry that gives it its labels when it is read: finding a series by
// its labels takes ten times as long as counting in it, and calls are counted far more often than they are read.
function createCallHistograms(): CallHistograms {
  const known = new Map<string, { readonly registry: Registry; readonly histogram: Histogram }>();
  function seriesOf(route: string, status: number): Histogram {
    const key = `${status} ${route}`;
    const found = known.get(key);
    if (found !== undefined) return found.histogram;
    const registry = new Registry();
    registry.setDefaultLabels({ route, status: String(status) });
    const histogram = new Histogram({
      name: "diner_call_seconds",
      help: "Calls and how long their answers took, by route and status",
      buckets: LATENCY_SECONDS,
      registers: [registry],
    });
    known.set(key, { registry, histogram });
    return histogram;
  }
  return {
    observe: (route, status, seconds) => seriesOf(route, status).observe(seconds),
    registries: () => [...known.values()].map(({ registry }) => registry),
  };
}

function createGauges(registry: Registry, sources: MetricSources): () => Promise<void> {
  const registers = [registry];
  const pool = new Gauge({
    name: "diner_pool_connections",
    help: "Connections to the database: total and idle ones, and callers that wait for one",
    labelNames: ["state"] as const,
    registers,
  });
  const streams = new Gauge({ name: "diner_live_streams", help: "Open live streams", registers });
  const waiting = new Gauge({
    name: "diner_outbox_waiting",
    help: "Messages that are due and did not go out yet",
    labelNames: ["channel", "priority"] as const,
    registers,
  });
  const outbox = new Gauge({
    name: "diner_outbox_lag_seconds",
    help: "Since when the oldest message is due that did not go out yet",
    labelNames: ["channel", "priority"] as const,
    registers,
  });
  const jobs = new Gauge({
    name: "diner_job_lag_seconds",
    help: "How far a job is behind: since when something is due, or its round",
    labelNames: ["job"] as const,
    registers,
  });
  return async () => {
    for (const [state, count] of Object.entries(sources.pool())) pool.set({ state }, count);
    streams.set(sources.streams());
    // Work that is not behind has no row, so old values are reset first; after a failed read the gauges are missing.
    for (const gauge of [waiting, outbox, jobs]) gauge.reset();
    const lags = await sources.lags();
    for (const channel of OUTBOX_CHANNELS)
      for (const priority of ["urgent", "normal"] as const) {
        waiting.set({ channel, priority }, 0);
        outbox.set({ channel, priority }, 0);
      }
    for (const { channel, priority, ...lag } of lags.outbox) {
      waiting.set({ channel, priority }, lag.waiting);
      outbox.set({ channel, priority }, lag.seconds);
    }
    for (const lag of lags.jobs) jobs.set({ job: lag.job }, secondsBehind(lag));
  };
}
