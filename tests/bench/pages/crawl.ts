import { brotliDecompressSync } from "node:zlib";
import type { HttpConnection } from "#tests/support/http/http-connection.ts";
import { MENU_PATH } from "#tests/support/shopping/shopping.ts";

/** Where bistro-nord's pages are, by path and by host and in both languages: each page is another one in each of them. */
export const PLACES = [
  { host: "localhost", at: "/shops/bistro-nord" },
  { host: "bistro-nord.localhost", at: "" },
].flatMap((one) => ["ro", "en"].map((language) => ({ ...one, language })));

/** The products of bistro-nord by their slugs, once the server knows so many. */
export async function slugsOf(connection: HttpConnection, count: number): Promise<readonly string[]> {
  for (;;) {
    const { body } = await connection.send({ method: "GET", path: MENU_PATH });
    const { products }: { readonly products: readonly { readonly slug: string }[] } = JSON.parse(
      body.toString(),
    );
    if (products.length >= count) return products.map(({ slug }) => slug);
  }
}

/** Reads a page in brotli; answers its bytes before compression. */
export async function readPage(
  connection: HttpConnection,
  path: string,
  host: string,
  language: string,
): Promise<number> {
  const headers = { host, "accept-language": language, "accept-encoding": "br" };
  const { status, body } = await connection.send({ method: "GET", path, headers });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return brotliDecompressSync(body).length;
}
