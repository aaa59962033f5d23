import { describe, expect, it } from "vitest";
import { latePorts } from "#adapters/browser/late-ports.ts";
import type { Ports } from "#core/app/ports.ts";
import { createRenderPorts } from "#core/app/render-ports.ts";
import { toId, type ShopId } from "#core/kernel/id.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";

const SIGNAL = new AbortController().signal;
const SHOP = toId<ShopId>("shop");

describe("latePorts", () => {
  it("load nothing before the first call, and pass every call on", async () => {
    const { ports, menu } = createTestBackend();
    let loads = 0;
    const { menu: menus } = latePorts<Pick<Ports, "menu">>({
      menu: () => {
        loads += 1;
        return Promise.resolve(ports);
      },
    });
    expect(loads).toBe(0);
    expect(await menus.load(SHOP, SIGNAL)).toBe(menu);
    expect(loads).toBe(1);
  });

  it("load the part that has the port, and no other", async () => {
    const { ports, menu } = createTestBackend();
    const loads: string[] = [];
    const load =
      <P extends object>(name: string, loaded: P) =>
      async (): Promise<P> => {
        loads.push(name);
        return loaded;
      };
    const server = load("server", ports);
    const browser = latePorts<Pick<Ports, "files" | "menu" | "auth">>({
      files: load("device", { files: ports.files }),
      menu: server,
      auth: server,
    });
    await browser.files.saveJson("name", "{}");
    expect(loads).toEqual(["device"]);
    expect(await browser.menu.load(SHOP, SIGNAL)).toBe(menu);
    expect(loads).toEqual(["device", "server"]);
  });

  it("reject as the server's answer does", async () => {
    const browser = latePorts<Pick<Ports, "auth">>({
      auth: () => Promise.resolve(createTestBackend().ports),
    });
    await expect(browser.auth.me(SIGNAL)).rejects.toMatchObject({ tag: "Unauthenticated" });
  });
});

describe("createRenderPorts", () => {
  it("stand at their instant and refuse everything else", () => {
    const ports = createRenderPorts(() => NOON);
    expect(ports.clock.now()).toBe(NOON);
    expect(() => ports.menu.load(SHOP, SIGNAL)).toThrow("asks for nothing");
    expect(() => ports.visitorIds.read()).toThrow("asks for nothing");
  });
});
