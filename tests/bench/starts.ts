import { startServer } from "#tests/support/server/server-process.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { median, show, type SectionOutcome } from "./figures.ts";

const ROUNDS = 3;

/** From the start of the process to its first answer: on nothing, on existing data, and with the engine still running after a kill. */
export async function measureStarts(): Promise<SectionOutcome> {
  const cold: number[] = [];
  const warm: number[] = [];
  const joining: number[] = [];
  const homes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await makeEngineHome();
    homes.push(home);
    const first = await startServer({ home, built: true });
    cold.push(first.startMs);
    await first.stop();
    const second = await startServer({ home, built: true });
    warm.push(second.startMs);
    await second.kill();
    const third = await startServer({ home, built: true });
    joining.push(third.startMs);
    await third.stop();
  }
  // Not before: a disk that is still removing one lets the next wait.
  for (const home of homes) await removeEngineHome(home);
  const seconds = (millis: readonly number[]): number => median(millis) / 1000;
  const row = (name: string, millis: readonly number[]): readonly string[] => [
    name,
    show(seconds(millis)),
    show(Math.min(...millis) / 1000),
  ];
  return {
    title: `Start to first answer, median of ${ROUNDS}`,
    rows: [
      ["", "s", "best s"],
      row("cold: empty directory, with the demo", cold),
      row("warm", warm),
      row("joining the engine after a kill", joining),
    ],
    lines: [
      { name: "cold start", value: seconds(cold), unit: "s", at: "most", line: 1.7 },
      { name: "warm start", value: seconds(warm), unit: "s", at: "most", line: 0.9 },
      { name: "joining start", value: seconds(joining), unit: "s", at: "most", line: 0.6 },
    ],
  };
}
