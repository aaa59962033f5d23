import { describe, expect, it } from "vitest";
import { createReports } from "#adapters/browser/platform/reports.ts";
import { createServerClock } from "#adapters/browser/platform/server-clock.ts";

describe("createServerClock", () => {
  it("goes by the device until the server differs by more than a minute", () => {
    const device = Date.UTC(2026, 6, 1, 10);
    const clock = createServerClock(() => device);
    clock.learn(device + 60_000);
    expect(clock.now()).toBe("2026-07-01T10:00:00.000Z");
    clock.learn(device - 3_600_000);
    expect([clock.now(), clock.millis()]).toEqual(["2026-07-01T09:00:00.000Z", device - 3_600_000]);
    clock.learn(device);
    expect(clock.millis()).toBe(device);
  });
});

describe("createReports", () => {
  const error = { tag: "Unexpected", key: "unexpected", message: null, status: 500 } as const;

  it("warns always and sends where a service is configured", () => {
    const warned: unknown[] = [];
    const sent: string[] = [];
    const sink = { warn: (...words: readonly unknown[]) => warned.push(words), page: () => "http://a/menu" };
    createReports({ ...sink, send: null }).report(error, "menu");
    createReports({ ...sink, send: (text) => sent.push(text) }).report(error, "menu");
    expect(warned).toEqual([
      ["menu: Unexpected unexpected", error],
      ["menu: Unexpected unexpected", error],
    ]);
    expect(sent.map((text) => JSON.parse(text))).toEqual([{ error, where: "menu", page: "http://a/menu" }]);
  });
});
