import type { RunQueueStorage } from "#core/courier/run.ports.ts";
import { isActionType } from "#core/courier/run-actions.ts";
import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";
import { parseInstant } from "#core/time/instant.ts";
import { isRecord, readJson, type TextStore } from "./text-store.ts";

/**
 * Keeps what a courier tapped until it is sent, one list a run. Two pages of one run write to one list: each adds and drops
 * single actions, so that none loses the other's.
 */
export function createRunQueue(store: TextStore): RunQueueStorage {
  const read = (key: string): readonly CourierAction[] => {
    const value = readJson(store, nameOf(key));
    return Array.isArray(value) ? value.flatMap(toAction) : [];
  };
  const write = (key: string, actions: readonly CourierAction[]): void => {
    if (actions.length === 0) store.forget(nameOf(key));
    else store.write(nameOf(key), JSON.stringify(actions));
  };
  return {
    list: async (key) => read(key),
    add: async (key, action) => write(key, [...read(key), action]),
    drop: async (key, actionId) =>
      write(
        key,
        read(key).filter(({ id }) => id !== actionId),
      ),
  };
}

function nameOf(key: string): string {
  return `diner_run_${key}`;
}

function toAction(value: unknown): readonly CourierAction[] {
  if (!isRecord(value) || typeof value["id"] !== "string" || !isActionType(value["type"])) return [];
  const at = typeof value["at"] === "string" ? parseInstant(value["at"]) : null;
  if (at === null) return [];
  const { data } = value;
  const text = isRecord(data) ? data["text"] : undefined;
  return [
    { id: value["id"], type: value["type"], at, ...(typeof text === "string" ? { data: { text } } : {}) },
  ];
}
