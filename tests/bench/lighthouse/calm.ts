import { createServer } from "node:http";
import { freePort } from "#tests/support/server/server-process.ts";
import { median } from "../figures.ts";
import { visit } from "./visit.ts";

const VISITS = 3;
const MAX_ATTEMPTS = 3;
/** By how much a fixed page may come out differently before and after. */
const MAX_DRIFT = 0.1;

// Nothing of the product: a text and a calculation of fixed length.
const FIXED_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Fixed</title></head><body><h1>A fixed page</h1>
<script>let sum = 0; for (let at = 0; at < 3e7; at += 1) sum = (sum + at * at) % 65521; document.title = sum;</script>
</body></html>`;

/** A measurement, and how far the fixed page drifted while it was made. */
export interface Calmly<T> {
  readonly outcome: T;
  /** Of 1. */
  readonly drift: number;
  readonly attempts: number;
}

/** Measures one thing after another while the machine is calm. */
export interface CalmMachine {
  /**
   * A fixed page is visited before and after; where it comes out differently by more than a tenth the measurement repeats,
   * three times at most.
   */
  measure<T>(measured: () => Promise<T>): Promise<Calmly<T>>;
  stop(): void;
}

export async function createCalmMachine(): Promise<CalmMachine> {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(FIXED_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  // A fast machine is not blocked by the page at all: what is compared is Lighthouse's own measure of the machine.
  const speed = async (): Promise<number> => {
    const speeds: number[] = [];
    for (let at = 0; at < VISITS; at += 1) speeds.push((await visit(`http://localhost:${port}/`)).machine);
    return median(speeds);
  };
  let before = await speed();
  return {
    measure: async (measured) => {
      for (let attempts = 1; ; attempts += 1) {
        const outcome = await measured();
        const after = await speed();
        const drift = Math.abs(after / before - 1);
        before = after;
        if (drift <= MAX_DRIFT || attempts === MAX_ATTEMPTS) return { outcome, drift, attempts };
      }
    },
    stop: () => server.close(),
  };
}
