import { createServer } from "node:http";
import { freePort } from "#tests/support/server/server-process.ts";
import { median } from "../figures.ts";
import { visit } from "./visit.ts";

const VISITS = 3;

// Nothing of the product: a text and a calculation of fixed length.
const FIXED_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Fixed</title></head><body><h1>A fixed page</h1>
<script>let sum = 0; for (let at = 0; at < 3e7; at += 1) sum = (sum + at * at) % 65521; document.title = sum;</script>
</body></html>`;

/** A page that never changes, on a server of its own. */
export interface FixedPage {
  /** Lighthouse's own measure of the machine there: a fast machine is not blocked by the page at all. */
  speed(): Promise<number>;
  stop(): void;
}

export async function serveFixedPage(): Promise<FixedPage> {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(FIXED_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    speed: async () => {
      const speeds: number[] = [];
      for (let at = 0; at < VISITS; at += 1) speeds.push((await visit(`http://localhost:${port}/`)).machine);
      return median(speeds);
    },
    stop: () => server.close(),
  };
}
