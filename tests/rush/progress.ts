import { liveLine } from "./summary.ts";
import type { RushRecord } from "./rush-record.ts";

const BAR = 24;
const TERMINAL_MS = 200;
const LOG_MS = 10_000;

/** Shows how far a run is: on a terminal as a bar that moves, else as a line every ten seconds. Ends by the answer. */
export function showProgress(record: RushRecord, lengthMs: number): () => void {
  const isTerminal = process.stdout.isTTY;
  const show = (): void => {
    const part = Math.min(1, (performance.now() - record.began) / lengthMs);
    const full = Math.round(part * BAR);
    const line = `[${"█".repeat(full)}${"·".repeat(BAR - full)}] ${Math.floor(part * 100)} %  ${liveLine(record)}`;
    process.stdout.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  };
  const timer = setInterval(show, isTerminal ? TERMINAL_MS : LOG_MS);
  return () => {
    clearInterval(timer);
    show();
    if (isTerminal) process.stdout.write("\n");
  };
}
