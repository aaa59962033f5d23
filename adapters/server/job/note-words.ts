import type { Queries } from "#adapters/server/db/prepared.ts";
import { noteOrderWords } from "#adapters/server/order/orders-board.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 1000;

/** Writes the words that orders are found by ahead of the next search, which writes what is missing by then. */
export function noteWordsJob(database: Queries): Job {
  return {
    name: "note-words",
    everyMillis: 60_000,
    run: async () => ((await noteOrderWords(database, BATCH)) < BATCH ? "done" : "more"),
  };
}
