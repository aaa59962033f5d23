import { Counter, Registry } from "prom-client";
import type { ObserveSending } from "#adapters/server/outbox/lane.ts";

/** What a server process counts of itself; nothing in it is personal. */
export interface ServerMetrics {
  readonly registry: Registry;
  readonly observeSending: ObserveSending;
}

/** Counts of one server, in a registry of its own. */
export function createServerMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const messages = new Counter({
    name: "diner_messages_total",
    help: "Attempts to send a message, by how they ended; expired ones were never sent",
    labelNames: ["channel", "outcome"] as const,
    registers,
  });
  return {
    registry,
    observeSending: (channel, outcome, count) => messages.inc({ channel, outcome }, count),
  };
}
