import { describe, expect, it } from "vitest";
import { withLatePorts } from "#adapters/browser/late-ports.ts";
import { createRenderPorts } from "#core/app/render-ports.ts";
import { toId, type ShopId } from "#core/kernel/id.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";

const SIGNAL = new AbortController().signal;
const SHOP = toId<ShopId>("shop");

describe("withLatePorts", () => {
  it("loads nothing before the first call, and passes every call on", async () => {
    const { ports, menu } = createTestBackend();
    let loads = 0;
    const browser = withLatePorts({ clock: ports.clock }, () => {
      loads += 1;
      return Promise.resolve(ports);
    });
    const { menu: menus } = browser;
    expect([browser.clock, loads]).toEqual([ports.clock, 0]);
    expect(await menus.load(SHOP, SIGNAL)).toBe(menu);
    expect(loads).toBe(1);
  });

  it("asks the next load only where the one before lacks the port", async () => {
    const { ports, menu } = createTestBackend();
    const loads: string[] = [];
    const load =
      <P extends object>(name: string, loaded: P) =>
      async (): Promise<P> => {
        loads.push(name);
        return loaded;
      };
    const browser = withLatePorts({}, load("device", { files: ports.files }), load("server", ports));
    await browser.files.saveJson("name", "{}");
    expect(loads).toEqual(["device"]);
    expect(await browser.menu.load(SHOP, SIGNAL)).toBe(menu);
    expect(loads).toEqual(["device", "device", "server"]);
    const empty = withLatePorts<object, [Pick<typeof ports, "files">]>({}, load("none", Object.create(null)));
    await expect(empty.files.saveJson("name", "{}")).rejects.toThrow("There is no port files");
  });

  it("rejects as the server's answer does", async () => {
    const browser = withLatePorts({}, () => Promise.resolve(createTestBackend().ports));
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
