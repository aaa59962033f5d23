import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { median, percentile, show } from "./figures.ts";
import { runClosed } from "./load.ts";
import { cpuMs } from "./process-figures.ts";

/** So many connections that each ask at once again. */
export const WORKERS = 16;
const REQUESTS = 4000;

/** What answering one request often takes. */
export interface Answers {
  readonly perSecond: number;
  /** Milliseconds of the server's CPU for each. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p95: number;
}

/** Who answers. */
export interface Answerer {
  readonly port: number;
  readonly pid: number;
}

/** Asks for one thing often; throws where it is not answered with 200. */
export async function measureAnswers(
  { port, pid }: Answerer,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answers> {
  const connections = Array.from({ length: WORKERS }, () => createHttpConnection(port));
  const cpu = cpuMs(pid);
  const run = await runClosed(WORKERS, REQUESTS, async (_, worker) => {
    const answer = await connections[worker]?.send({ method: "GET", path, headers });
    if (answer?.status !== 200) throw new Error(`GET ${path} was answered with ${answer?.status}`);
  });
  connections.forEach((connection) => connection.close());
  return {
    perSecond: run.perSecond,
    cpu: (cpuMs(pid) - cpu) / run.count,
    p95: percentile(run.millis, 0.95),
  };
}

/** The columns of `answersRow`; what its share is of stands in the second. */
export function answersHead(ofWhat: string): readonly string[] {
  return ["", "requests/s", `of the ${ofWhat}`, "p95 ms", "CPU ms of the server"];
}

/** The median of rounds as a row of a table, with its share of the floor where it has one. */
export function answersRow(
  name: string,
  rounds: readonly Answers[],
  ratio: number | null = null,
): readonly string[] {
  return [
    name,
    show(median(rounds.map(({ perSecond }) => perSecond))),
    ratio === null ? "" : show(ratio),
    show(median(rounds.map(({ p95 }) => p95))),
    show(median(rounds.map(({ cpu }) => cpu))),
  ];
}

/** Answers a second as a share of the floor's, in each round. */
export function sharesOf(rounds: readonly Answers[], floors: readonly Answers[]): readonly number[] {
  return rounds.map(({ perSecond }, round) => perSecond / (floors[round]?.perSecond ?? Number.NaN));
}
