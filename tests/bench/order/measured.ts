import type { BenchSite } from "../bench-site.ts";
import { median, percentile, show, total } from "../figures.ts";
import type { Run } from "../load.ts";
import { cpuMs, engineCpuMs } from "../process-figures.ts";

/** A run with what each of its tasks cost, in milliseconds of CPU. */
export interface Measured extends Run {
  readonly serverCpu: number;
  readonly engineCpu: number;
}

/** Measures a run; `writer` is the process that does its work, the server unless it is a floor. */
export async function measure(
  site: BenchSite,
  run: () => Promise<Run>,
  writer = site.server.pid,
): Promise<Measured> {
  const [server, engine] = [cpuMs(writer), engineCpuMs(site.enginePid)];
  const ran = await run();
  return {
    ...ran,
    serverCpu: (cpuMs(writer) - server) / ran.count,
    engineCpu: (engineCpuMs(site.enginePid) - engine) / ran.count,
  };
}

/** Rounds of one run as one: the median of each figure, and every task's time. */
export function joined(runs: readonly Measured[]): Measured {
  return {
    count: total(runs.map(({ count }) => count)),
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    millis: runs.flatMap(({ millis }) => millis),
    serverCpu: median(runs.map(({ serverCpu }) => serverCpu)),
    engineCpu: median(runs.map(({ engineCpu }) => engineCpu)),
  };
}

/** The columns of `toRow`. */
export const MEASURED_HEAD = ["", "a second", "p50 ms", "p95 ms", "CPU ms: server", "+ PostgreSQL"] as const;

/** A run as a row of a table, with its share of the floor where it has one. */
export function toRow(name: string, run: Measured, ratio: number | null = null): readonly string[] {
  return [
    name,
    show(run.perSecond),
    show(percentile(run.millis, 0.5)),
    show(percentile(run.millis, 0.95)),
    show(run.serverCpu),
    show(run.engineCpu),
    ratio === null ? "" : show(ratio),
  ];
}
