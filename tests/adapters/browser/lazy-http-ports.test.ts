import { describe, expect, it } from "vitest";
import { withHttpPorts } from "#adapters/browser/lazy-http-ports.ts";
import { createRenderPorts } from "#core/app/render-ports.ts";
import { toId, type ShopId } from "#core/kernel/id.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";

const SIGNAL = new AbortController().signal;
const SHOP = toId<ShopId>("shop");

describe("withHttpPorts", () => {
  it("loads nothing before the first call, and passes every call on", async () => {
    const { ports, menu } = createTestBackend();
    let loads = 0;
    const browser = withHttpPorts({ clock: ports.clock }, () => {
      loads += 1;
      return Promise.resolve(ports);
    });
    const { menu: menus } = browser;
    expect([browser.clock, loads]).toEqual([ports.clock, 0]);
    expect(await menus.load(SHOP, SIGNAL)).toBe(menu);
    expect(loads).toBe(1);
  });

  it("rejects as the server's answer does", async () => {
    const browser = withHttpPorts({}, () => Promise.resolve(createTestBackend().ports));
    await expect(browser.auth.me(SIGNAL)).rejects.toMatchObject({ tag: "Unauthenticated" });
  });
});

describe("createRenderPorts", () => {
  it("stand at their instant and refuse everything else", () => {
    const ports = createRenderPorts(NOON);
    expect(ports.clock.now()).toBe(NOON);
    expect(() => ports.menu.load(SHOP, SIGNAL)).toThrow("asks for nothing");
    expect(() => ports.visitorIds.read()).toThrow("asks for nothing");
  });
});
