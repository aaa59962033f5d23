import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { err, ok, type Result } from "#core/kernel/result.ts";

/** What a command takes. */
export interface CommandForm<F extends ParseArgsOptionsConfig> {
  readonly flags: F;
  /** Whether files may be named after the flags. */
  readonly takesFiles: boolean;
  /** How it is called, shown with every refusal. */
  readonly usage: string;
}

/** What one was called with. */
export type CommandLine<F extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: F; allowPositionals: true }>
>;

/** Reads the flags of a command line as they were given; one that is not known is refused, with the usage. */
export function readCommandLine<const F extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { flags, takesFiles, usage }: CommandForm<F>,
): Result<CommandLine<F>, string> {
  try {
    return ok(parseArgs({ args: [...args], options: flags, allowPositionals: takesFiles }));
  } catch (error) {
    return err(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** The answer to a command line that was read and cannot be used: every problem, and the usage. */
export function commandRefusal(problems: readonly string[], usage: string): string {
  const lines = problems.map((problem) => `  ${problem}`).join("\n");
  return `The command cannot be used:\n${lines}\n\n${usage}`;
}
