import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  connectRedirectLookup,
  MAX_KNOWN_PATHS,
  redirectLookupMachine,
} from "#core/redirect/redirect-lookup.machine.ts";
import { REDIRECT_FRESH_MS } from "#core/redirect/redirect.ts";
import type { FoundRedirect } from "#core/redirect/redirect.ports.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();

/** A page whose server knows these redirects. */
function start(leads: Readonly<Record<string, FoundRedirect>>) {
  const world = { now: Date.UTC(2026, 10, 24, 12), isAway: false };
  const asked: string[] = [];
  const went: string[] = [];
  const none = (): Promise<never> => Promise.reject(UNREACHABLE);
  const actor = createActor(
    connectRedirectLookup({
      redirects: {
        findRedirect: (path) => {
          asked.push(path);
          return world.isAway ? none() : Promise.resolve(leads[path] ?? null);
        },
        listRedirects: none,
        addRedirect: none,
        removeRedirect: none,
      },
      departures: {
        leaveFor: (address) => {
          went.push(`away to ${address}`);
          return Promise.resolve();
        },
      },
      clock: { now: () => instantOfMillis(world.now), millis: () => world.now },
    }),
    { inspect: visits.inspect },
  );
  actor.on("redirect.found", ({ to }) => void went.push(to));
  actor.start();
  const visit = async (path: string): Promise<void> => {
    actor.send({ type: "redirect.visit", path });
    await flush();
  };
  return { world, asked, went, actor, visit };
}

describe("looking up where a path leads (HOST-12)", () => {
  it("goes there within the shop, and to another site out of the product", async () => {
    const { visit, went } = start({
      "/vechi": { to: "/menu", status: 301 },
      "/blog": { to: "https://blog.example", status: 302 },
    });
    await visit("/menu");
    expect(went).toEqual([]);
    await visit("/vechi");
    await visit("/blog");
    expect(went).toEqual(["/menu", "away to https://blog.example"]);
  });

  it("keeps an answer ten minutes, to the millisecond, be it that a path leads nowhere else", async () => {
    const { world, visit, asked, went } = start({ "/vechi": { to: "/menu", status: 301 } });
    await visit("/vechi");
    await visit("/menu");
    world.now += REDIRECT_FRESH_MS;
    await visit("/vechi");
    await visit("/menu");
    expect([asked, went]).toEqual([
      ["/vechi", "/menu"],
      ["/menu", "/menu"],
    ]);
    world.now += 1;
    await visit("/vechi");
    expect(asked).toEqual(["/vechi", "/menu", "/vechi"]);
    expect(REDIRECT_FRESH_MS).toBe(10 * 60_000);
  });

  it("does not wait for the answer to a path that was left", async () => {
    const { actor, visit, went } = start({ "/vechi": { to: "/menu", status: 301 } });
    actor.send({ type: "redirect.visit", path: "/vechi" });
    await visit("/rewards");
    expect(went).toEqual([]);
  });

  it("leaves the page as it is when it cannot ask, and asks again the next time", async () => {
    const { world, visit, asked, went } = start({ "/vechi": { to: "/menu", status: 301 } });
    world.isAway = true;
    await visit("/vechi");
    expect(went).toEqual([]);
    world.isAway = false;
    await visit("/vechi");
    expect([asked.length, went]).toEqual([2, ["/menu"]]);
  });

  it("asks nobody about the path of a courier's link (COURIER-10)", async () => {
    const { visit, asked, went } = start({});
    await visit("/shops/bistro-nord/co/abc");
    expect([asked, went]).toEqual([[], []]);
  });

  it("keeps no more answers than it may, the newest", async () => {
    const { visit, asked } = start({});
    for (let n = 0; n <= MAX_KNOWN_PATHS; n += 1) await visit(`/p${n}`);
    await visit("/p1");
    expect(asked).toHaveLength(MAX_KNOWN_PATHS + 1);
    await visit("/p0");
    expect(asked).toHaveLength(MAX_KNOWN_PATHS + 2);
  });

  it("visits every state", () => {
    expect(visits.missing(redirectLookupMachine)).toEqual([]);
  });
});
