import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { isCancel, password, text } from "@clack/prompts";
import { answerOr, type Ask } from "./questions.ts";

/** Asks a person at a terminal. */
export function askAtTerminal(input: Readable, output: Writable): Ask {
  return async (prompt) => {
    const shared = {
      message: prompt.text,
      input,
      output,
      validate: (typed: string | undefined) => prompt.problemOf(typed ?? "") ?? undefined,
    };
    const byDefault = prompt.byDefault ?? "";
    const typed = await (prompt.secret
      ? password(shared)
      : text({ ...shared, placeholder: byDefault, defaultValue: byDefault }));
    return isCancel(typed) ? null : answerOr(typed, prompt.byDefault);
  };
}

/** Takes one line as the answer to each question, as from a file; nobody answers any more when they end. */
export function askInLines(input: Readable, output: Writable): Ask {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  return async (prompt) => {
    const hint = prompt.byDefault === null || prompt.byDefault === "" ? "" : ` [${prompt.byDefault}]`;
    for (;;) {
      output.write(`${prompt.text}${hint}: \n`);
      const { done, value } = await lines.next();
      if (done === true) return null;
      const problem = prompt.problemOf(value);
      if (problem === null) return answerOr(value, prompt.byDefault);
      output.write(`  ${problem}\n`);
    }
  };
}
