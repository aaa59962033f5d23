import { followCommits } from "#tests/support/database/rows.ts";
import { recoveryFrom, runRound, type Fault, type RoundOutcome, type Torture } from "../round.ts";
import type { RoundRecord } from "../round-record.ts";

/** `kill -9` of the server, every other time at the very moment of a commit, before its answer can have left. */
export const killServer: Fault = {
  name: "kill of the server",
  weight: 4,
  recoveryLine: 3000,
  run: (torture) =>
    killRound(torture, async ({ site }) => {
      await site.server().kill();
      return site.startAgain();
    }),
};

/** `kill -9` of the server and its PostgreSQL at once. */
export const killServerAndEngine: Fault = {
  name: "kill of server and engine",
  weight: 3,
  recoveryLine: 5000,
  run: (torture) =>
    killRound(torture, async ({ site }, record) => {
      const enginePid = await site.enginePid();
      // The server outlives it by a moment, in which it can answer that it has no database.
      record.allowRefusals();
      process.kill(enginePid, "SIGKILL");
      await site.server().kill();
      return site.startAgain();
    }),
};

/** `kill -9` of PostgreSQL under a living server, which starts it again. */
export const killEngine: Fault = {
  name: "kill of the engine",
  weight: 2,
  recoveryLine: 5000,
  run: (torture) =>
    killRound(torture, async ({ site }, record) => {
      record.allowRefusals();
      process.kill(await site.enginePid(), "SIGKILL");
    }),
};

function killRound(
  torture: Torture,
  kill: (torture: Torture, record: RoundRecord) => Promise<void>,
): Promise<RoundOutcome> {
  const { site, random } = torture;
  return runRound(torture, site, {}, async (record) => {
    if (random.chance(0.5)) await nextCommit(torture);
    const began = performance.now();
    await kill(torture, record);
    return { recoveryMs: await recoveryFrom(began, record), note: "" };
  });
}

async function nextCommit({ site }: Torture): Promise<void> {
  const commits = await followCommits(site.owner);
  await commits.next();
  // The connection may be gone by then; the kill must not wait for its farewell.
  void commits.stop();
}
