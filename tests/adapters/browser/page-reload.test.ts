import { beforeEach, describe, expect, it } from "vitest";
import { createPageReload } from "#adapters/browser/platform/page-reload.ts";
import { createTextStore, type TextStore } from "#adapters/browser/storage/text-store.ts";
import type { PageReloadPort } from "#core/errors/page-reload.ports.ts";
import { fakeStore } from "./fake-store.ts";

const NOON = 1_782_900_000_000;
let now = NOON;

/** A field that stands on screen until it is taken away. */
class Field extends EventTarget {
  isConnected = true;
}

/** Events that name their target, as they do when they come up to the window. */
function typedInto(field: EventTarget): Event {
  const event = new Event("input");
  Object.defineProperty(event, "target", { value: field });
  return event;
}

function pageOf(build: string, tab: TextStore, fields = new EventTarget()): PageReloadPort {
  return createPageReload({
    build,
    tab,
    millis: () => now,
    isOnline: () => true,
    reload: () => undefined,
    fields,
  });
}

beforeEach(() => {
  now = NOON;
});

describe("a page that may be loaded again", () => {
  it("holds input while a field that was typed into is on screen", () => {
    const fields = new EventTarget();
    const page = pageOf("a", fakeStore(), fields);
    const [note, search] = [new Field(), new Field()];
    expect(page.holdsInput()).toBe(false);
    for (const field of [note, search]) fields.dispatchEvent(typedInto(field));
    search.isConnected = false;
    expect(page.holdsInput()).toBe(true);
    note.isConnected = false;
    expect(page.holdsInput()).toBe(false);
  });

  it("remembers in its tab when a page of its build was loaded again, and nothing of other builds", () => {
    const tab = fakeStore();
    const page = pageOf("a", tab);
    expect(page.sinceReloadMs()).toBe(NOON);
    page.reload();
    now += 5000;
    expect(page.sinceReloadMs()).toBe(5000);
    expect(pageOf("b", tab).sinceReloadMs()).toBe(NOON + 5000);
    expect(pageOf("a", tab).sinceReloadMs()).toBe(5000);
  });

  it("counts as just loaded where a tab remembers nothing, so that it is never loaded again by itself", () => {
    const page = pageOf(
      "a",
      createTextStore(() => {
        throw new Error("Storage is forbidden");
      }),
    );
    expect(page.sinceReloadMs()).toBe(0);
  });
});
