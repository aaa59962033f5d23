import { ulid } from "ulid";
import { createSystemClock } from "../clock/system-clock.ts";
import { connectDatabase } from "../db/connect.ts";
import { describeInstallation, makeInstallation } from "../setup/make-installation.ts";
import { type Ask, askForMissing } from "../setup/questions.ts";
import { readInstallation, SETUP_FLAGS, SETUP_USAGE } from "../setup/setup-flags.ts";
import { askAtTerminal, askInLines } from "../setup/terminal.ts";
import { argumentsOf, runCommand, TERMINAL_LOG } from "./command.ts";
import { readText } from "./read-text.ts";

// npm run setup -- [flags]
await runCommand(SETUP_USAGE, async (config) => {
  const { values } = argumentsOf({ flags: SETUP_FLAGS, takesFiles: false, usage: SETUP_USAGE });
  const installation = readInstallation(await askForMissing(values, ask()), readText);
  // A pipe that its writer keeps open would keep this process, too.
  process.stdin.destroy();
  if (!installation.ok) {
    const problems = installation.error.map((problem) => `  ${problem}`).join("\n");
    throw new Error(`Nothing was made:\n${problems}\n\n${SETUP_USAGE}`);
  }
  const database = await connectDatabase(config, TERMINAL_LOG);
  try {
    const tools = { pool: database.app, clock: createSystemClock(), ids: { ulid: () => ulid() } };
    const made = await makeInstallation(tools, installation.value);
    if (!made.ok) throw new Error(made.error);
    return describeInstallation(installation.value, made.value, config);
  } finally {
    await database.stop();
  }
});

function ask(): Ask {
  const { stdin, stderr } = process;
  return stdin.isTTY ? askAtTerminal(stdin, stderr) : askInLines(stdin, stderr);
}
