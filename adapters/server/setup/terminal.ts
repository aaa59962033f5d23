import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { Ask } from "./questions.ts";

/** A conversation over standard input, with questions on standard error. */
export interface Terminal {
  readonly ask: Ask;
  close(): void;
}

/**
 * Opens the conversation. Lines that arrive before their question, as from a file, wait for it; nobody answers
 * any more when the input ends.
 */
export function openTerminal(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Terminal {
  let hidden = false;
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: echo, terminal: input.isTTY });
  const typed: string[] = [];
  let ended = false;
  let wake: () => void = () => undefined;
  lines.on("line", (line) => {
    typed.push(line);
    wake();
  });
  lines.on("close", () => {
    ended = true;
    wake();
  });
  return {
    ask: async (question, secret) => {
      output.write(question);
      hidden = secret;
      while (typed.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
      hidden = false;
      if (secret || !input.isTTY) output.write("\n");
      return typed.shift() ?? null;
    },
    close: () => lines.close(),
  };
}
