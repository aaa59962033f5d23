import { readRun, writeRun, type Run } from "../sandbox/run.ts";

/** What the address of the Lab says: the machine that is shown, and a run where one is shared. */
export interface LabAddress {
  readonly machine: string;
  readonly run: Run | null;
}

/** The part of an address after `#` for a machine, with a run where one is given. */
export function writeAddress({ machine, run }: LabAddress): string {
  if (run === null) return `#${machine}`;
  const bytes = new TextEncoder().encode(writeRun(run));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#${machine}?run=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Reads it; a run that cannot be read is none. */
export function readAddress(hash: string): LabAddress {
  const [machine = "", query = ""] = hash.replace(/^#/u, "").split("?");
  const text = new URLSearchParams(query).get("run");
  return { machine, run: text === null ? null : readRun(decode(text)) };
}

function decode(text: string): string {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return "";
  }
}
