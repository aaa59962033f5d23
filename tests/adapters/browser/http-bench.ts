import { type HttpClient, createHttpClient } from "#adapters/browser/http/http-client.ts";
import { createCookieJar } from "#adapters/browser/storage/cookie-jar.ts";
import { toMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { type FakeDocument, fakeDocument } from "./fake-document.ts";
import { fakeStore } from "./fake-store.ts";
import { type FakeServer, type SeenRequest, fakeServer } from "./fake-server.ts";

const TOKEN = "XSRF-TOKEN=token%3D1";

/** A client with the server, the cookies and the log that it has to do with. */
export interface Bench {
  readonly send: HttpClient;
  readonly server: FakeServer;
  readonly document: FakeDocument;
  readonly warnings: string[];
  readonly times: number[];
}

/** A client of a server that answers by a list. */
export function bench(answers: readonly ((request: SeenRequest) => Response)[], cookies = TOKEN): Bench {
  const server = fakeServer(answers);
  const document = fakeDocument(cookies);
  const warnings: string[] = [];
  const times: number[] = [];
  const send = createHttpClient({
    fetch: server.fetch,
    origin: "http://bistro.localhost",
    cookies: createCookieJar(document, false),
    locks: undefined,
    language: () => "ro",
    clock: { now: () => NOON, millis: () => toMillis(NOON), learn: (millis) => void times.push(millis) },
    device: fakeStore(),
    warn: (text) => warnings.push(text),
    retryDelay: 0,
  });
  return { send, server, document, warnings, times };
}
