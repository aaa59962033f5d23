import type { ParseArgsOptionsConfig } from "node:util";
import { type CommandForm, type CommandLine, readCommandLine } from "../config/command-line.ts";
import { describeProblems, readConfig } from "../config/read-config.ts";
import type { ServerConfig } from "../config/config.ts";
import type { Log } from "../db/log.ts";

/** A log for a terminal: warnings and errors go to standard error, the rest is dropped. */
export const TERMINAL_LOG: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (_fields, message) => process.stderr.write(`${message}\n`),
  error: (_fields, message) => process.stderr.write(`${message}\n`),
};

/** Runs a command with the settings of the environment, and prints what it says. */
export async function runCommand(
  usage: string,
  command: (config: ServerConfig) => Promise<string>,
): Promise<void> {
  await runWithoutSettings(usage, async () => {
    const config = readConfig(process.env);
    if (!config.ok) throw new Error(describeProblems(config.error));
    process.stdout.write(`${await command(config.value)}\n`);
  });
}

/** Runs a command; with --help it only says how it is called, and a failure is one sentence and exit code 1. */
export async function runWithoutSettings(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.includes("--help")) return void process.stdout.write(`${usage}\n`);
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** What this command was called with; a flag that is not known ends it, with the usage. */
export function argumentsOf<const F extends ParseArgsOptionsConfig>(form: CommandForm<F>): CommandLine<F> {
  const read = readCommandLine(process.argv.slice(2), form);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
