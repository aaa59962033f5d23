import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const COMMANDS = join(import.meta.dirname, "../../../adapters/server/cli");

/** How a command ended, and what it said on standard output and standard error. */
export interface CommandOutcome {
  readonly code: unknown;
  readonly output: string;
  readonly complaint: string;
}

/** Runs a command of the project as npm does, with these settings alone, answering its questions with `input`. */
export async function runCommandLine(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  input = "",
): Promise<CommandOutcome> {
  const env = { PATH: process.env["PATH"], ...settings };
  const child = spawn(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], { env });
  child.stdin.end(input);
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output, complaint };
}
