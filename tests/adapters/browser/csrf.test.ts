import { describe, expect, it } from "vitest";
import { createCsrf } from "#adapters/browser/http/csrf.ts";
import { createOnePageAtATime } from "#adapters/browser/http/one-page-at-a-time.ts";
import { createCookieJar } from "#adapters/browser/storage/cookie-jar.ts";
import { fakeDocument } from "./fake-document.ts";

const LOCK = "token";

describe("the first token of a browser", () => {
  it("is asked for by one of two pages, and both send it", async () => {
    const document = fakeDocument("");
    const server = countingServer(document);
    const pages = [1, 2].map(() =>
      createCsrf(createCookieJar(document, false), createOnePageAtATime(navigator.locks, LOCK), server.ask),
    );
    expect(await Promise.all(pages.map((page) => page.token()))).toEqual(["token-1", "token-1"]);
    expect(server.asked()).toBe(1);
  });

  it("is asked for by the next page when the first one fails", async () => {
    const document = fakeDocument("");
    const server = countingServer(document);
    const csrfOf = (ask: () => Promise<void>) =>
      createCsrf(createCookieJar(document, false), createOnePageAtATime(navigator.locks, LOCK), ask);
    const failing = csrfOf(() => Promise.reject(new Error("offline"))).token();
    const next = csrfOf(server.ask).token();
    await expect(failing).rejects.toThrow("offline");
    expect(await next).toBe("token-1");
  });

  it("waits no longer than it may for a page that stands still", async () => {
    const document = fakeDocument("");
    const server = countingServer(document);
    let release: () => void = () => undefined;
    const frozen = createOnePageAtATime(
      navigator.locks,
      LOCK,
    )(() => new Promise<void>((resolve) => (release = resolve)));
    const page = createCsrf(
      createCookieJar(document, false),
      createOnePageAtATime(navigator.locks, LOCK, 20),
      server.ask,
    );
    expect(await page.token()).toBe("token-1");
    release();
    await frozen;
  });

  it("waits only for a page that does the same", async () => {
    let release: () => void = () => undefined;
    const other = createOnePageAtATime(
      navigator.locks,
      "something else",
    )(() => new Promise<void>((resolve) => (release = resolve)));
    const done: string[] = [];
    await createOnePageAtATime(navigator.locks, LOCK)(async () => void done.push("token"));
    expect(done).toEqual(["token"]);
    release();
    await other;
  });

  it("comes at once where the browser has no locks", async () => {
    const document = fakeDocument("");
    const server = countingServer(document);
    const page = createCsrf(
      createCookieJar(document, false),
      createOnePageAtATime(undefined, LOCK),
      server.ask,
    );
    expect(await page.token()).toBe("token-1");
  });
});

/** A server whose every answer sets another token. */
function countingServer(document: { cookie: string }): {
  readonly ask: () => Promise<void>;
  readonly asked: () => number;
} {
  let asked = 0;
  return {
    asked: () => asked,
    ask: async () => {
      asked += 1;
      const token = `token-${asked}`;
      await Promise.resolve();
      document.cookie = `XSRF-TOKEN=${token}; Path=/`;
    },
  };
}
