import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createHttpConnection, type RawAnswer } from "#tests/support/http/http-connection.ts";
import { type Answers, answersHead, answersRow, measureAnswers, sharesOf, WORKERS } from "../answers.ts";
import { startBenchSite, type BenchSite } from "../bench-site.ts";
import { median, type SectionOutcome } from "../figures.ts";

const PAGE_PATH = "/shops/bistro-nord/menu";
const HEADERS = { host: "localhost", "accept-encoding": "br", "accept-language": "ro" };
const ROUNDS = 5;
const ASSETS = join("dist", "client", "assets");

interface BuildFile {
  readonly path: string;
  readonly bytes: number;
}

/** A page that is kept, against the file of the build that is nearest to it in size. */
export async function measureKeptPages(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    const page = await readOnce(site, PAGE_PATH);
    const file = await fileOfLikeSize(site, page);
    const files: Answers[] = [];
    const pages: Answers[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const filed = await measureAnswers(site.server, file.path, HEADERS);
      const paged = await measureAnswers(site.server, PAGE_PATH, HEADERS);
      // The first round warms both.
      if (round === 0) continue;
      files.push(filed);
      pages.push(paged);
    }
    const rounds = sharesOf(pages, files);
    return {
      title: `A menu page that is kept, ${page.body.length} bytes of brotli, ${WORKERS} connections`,
      rows: [
        answersHead("file"),
        answersRow(`a file of ${file.bytes} bytes`, files),
        answersRow("the page", pages, median(rounds)),
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

/** Of all files of the build: a small one would say more of the number of answers than of their bytes. */
async function fileOfLikeSize(site: BenchSite, page: RawAnswer): Promise<BuildFile> {
  const files: BuildFile[] = [];
  for (const name of await readdir(ASSETS))
    if (name.endsWith(".br")) {
      const { size } = await stat(join(ASSETS, name));
      files.push({ path: `/assets/${name.slice(0, -".br".length)}`, bytes: size });
    }
  const distance = ({ bytes }: BuildFile): number => Math.abs(bytes - page.body.length);
  const [nearest] = files.toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw new Error("The build has no compressed file");
  const { body } = await readOnce(site, nearest.path);
  return { ...nearest, bytes: body.length };
}
