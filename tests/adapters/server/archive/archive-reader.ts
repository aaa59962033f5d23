import { unzipSync } from "fflate";
import { parse } from "csv-parse/sync";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";

/** An archive that was downloaded. */
export interface ReadArchive {
  readonly headers: Headers;
  /** The contents by their paths. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  textOf(path: string): string;
  /** The rows of a CSV file by their heads. */
  rowsOf(path: string): readonly Readonly<Record<string, string>>[];
}

/** Asks for the archive of the organization that somebody works in. */
export function askForArchive(
  server: TestServer,
  client: HttpClient,
  locale = "ro",
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`http://localhost:${new URL(server.origin).port}/api/operations/archive.zip`, {
    headers: { cookie: client.cookieHeader(), "accept-language": locale },
    signal,
  });
}

/** Downloads it whole. */
export async function readArchive(
  server: TestServer,
  client: HttpClient,
  locale = "ro",
): Promise<ReadArchive> {
  const answer = await askForArchive(server, client, locale);
  if (answer.status !== 200) throw new Error(`No archive: ${answer.status}`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const textOf = (path: string): string => {
    const bytes = files[path];
    if (bytes === undefined) throw new Error(`The archive has no ${path}`);
    return Buffer.from(bytes).toString("utf8");
  };
  return {
    headers: answer.headers,
    files,
    textOf,
    rowsOf: (path) =>
      parse(textOf(path), { bom: true, columns: true, delimiter: locale === "ro" ? ";" : "," }),
  };
}
