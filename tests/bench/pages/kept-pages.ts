import { brotliDecompressSync } from "node:zlib";
import { createHttpConnection, type RawAnswer } from "#tests/support/http/http-connection.ts";
import { startBenchSite, type BenchSite } from "../bench-site.ts";
import { median, percentile, show, type SectionOutcome } from "../figures.ts";
import { runClosed } from "../load.ts";
import { cpuMs } from "../process-figures.ts";

const PAGE_PATH = "/shops/bistro-nord/menu";
const HEADERS = { host: "localhost", "accept-encoding": "br", "accept-language": "ro" };
const ROUNDS = 5;
const WORKERS = 16;
const REQUESTS = 4000;

interface BuildFile {
  readonly path: string;
  readonly bytes: number;
}

interface Measured {
  readonly perSecond: number;
  readonly p95: number;
  readonly cpu: number;
}

/** A page that is kept, against the file of the build that is nearest to it in size. */
export async function measureKeptPages(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    const page = await readOnce(site, PAGE_PATH);
    const file = await fileOfLikeSize(site, page);
    const files: Measured[] = [];
    const pages: Measured[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [filed, paged] = [await ask(site, file.path), await ask(site, PAGE_PATH)];
      // The first round warms both.
      if (round === 0) continue;
      files.push(filed);
      pages.push(paged);
    }
    const rounds = pages.map(({ perSecond }, round) => perSecond / (files[round]?.perSecond ?? Number.NaN));
    return {
      title: `A menu page that is kept, ${page.body.length} bytes of brotli, ${WORKERS} connections`,
      rows: [
        ["", "requests/s", "of the file", "p95 ms", "CPU ms of the server"],
        toRow(`a file of ${file.bytes} bytes`, files, null),
        toRow("the page", pages, median(rounds)),
      ],
      lines: [
        {
          name: "a kept page, of a static file",
          value: median(rounds),
          rounds,
          floor: median(files.map(({ perSecond }) => perSecond)),
          unit: "",
          at: "least",
          line: 0.5,
        },
      ],
    };
  } finally {
    await site.stop();
  }
}

async function readOnce(site: BenchSite, path: string): Promise<RawAnswer> {
  const connection = createHttpConnection(site.server.port);
  const answer = await connection.send({ method: "GET", path, headers: HEADERS });
  connection.close();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  return answer;
}

/** Of the build's files that the page names. */
async function fileOfLikeSize(site: BenchSite, page: RawAnswer): Promise<BuildFile> {
  const html = brotliDecompressSync(page.body).toString();
  const files: BuildFile[] = [];
  for (const path of new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g)))
    files.push({ path, bytes: (await readOnce(site, path)).body.length });
  const distance = ({ bytes }: BuildFile): number => Math.abs(bytes - page.body.length);
  const [nearest] = files.toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw new Error("The page names no file of the build");
  return nearest;
}

async function ask({ server }: BenchSite, path: string): Promise<Measured> {
  const connections = Array.from({ length: WORKERS }, () => createHttpConnection(server.port));
  const cpu = cpuMs(server.pid);
  const run = await runClosed(WORKERS, REQUESTS, async (_, worker) => {
    const answer = await connections[worker]?.send({ method: "GET", path, headers: HEADERS });
    if (answer?.status !== 200) throw new Error(`${path} was answered with ${answer?.status}`);
  });
  connections.forEach((connection) => connection.close());
  return {
    perSecond: run.perSecond,
    p95: percentile(run.millis, 0.95),
    cpu: (cpuMs(server.pid) - cpu) / run.count,
  };
}

function toRow(name: string, runs: readonly Measured[], ratio: number | null): readonly string[] {
  return [
    name,
    show(median(runs.map(({ perSecond }) => perSecond))),
    ratio === null ? "" : show(ratio),
    show(median(runs.map(({ p95 }) => p95))),
    show(median(runs.map(({ cpu }) => cpu))),
  ];
}
