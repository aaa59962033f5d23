import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createReports } from "#adapters/browser/platform/reports.ts";
import { createSendReport } from "#adapters/browser/platform/send-report.ts";
import { createDeviceClock } from "#adapters/browser/platform/device-clock.ts";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { flush, runs } from "#tests/support/patience.ts";

describe("createDeviceClock", () => {
  it("goes by the device until the server differs by more than a minute (TIME-5)", () => {
    const device = Date.UTC(2026, 6, 1, 10);
    const clock = createDeviceClock(() => device);
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
  const reported = { ...error, where: "menu", page: "/menu", stack: null, build: "b1" };

  function start() {
    const warned: unknown[] = [];
    const sent: unknown[] = [];
    const send = createSendReport({
      send: (body) => void sent.push(JSON.parse(body)),
      path: () => "/menu",
      build: "b1",
    });
    const reports = createReports({
      warn: (...words: readonly unknown[]) => void warned.push(words),
      sender: () => Promise.resolve(send),
    });
    return { reports, warned, sent, send };
  }

  it("warns always, and tells the server of one failure once (ERROR-17)", async () => {
    const { reports, warned, sent } = start();
    reports.report(error, "menu");
    reports.report(error, "menu");
    reports.report(error, "cart.load");
    await flush();
    expect(warned).toEqual([
      ["menu: Unexpected unexpected", error],
      ["menu: Unexpected unexpected", error],
      ["cart.load: Unexpected unexpected", error],
    ]);
    expect(sent).toEqual([reported, { ...reported, where: "cart.load" }]);
  });

  it("tells nobody that a session ended or a token is replaced, and warns (ERROR-2, ERROR-3)", async () => {
    const { reports, warned, sent } = start();
    for (const tag of ["Unauthenticated", "CsrfMismatch"] as const)
      reports.report({ tag, key: "gone", message: null }, "account.passkeys");
    await flush();
    expect(warned.flat().filter((one) => typeof one === "string")).toEqual([
      "account.passkeys: Unauthenticated gone",
      "account.passkeys: CsrfMismatch gone",
    ]);
    expect(sent).toEqual([]);
  });

  it("never tells the token of a courier's link (COURIER-10)", () => {
    const sent: string[] = [];
    const path = "/shops/bistro-nord/co/S3cret-token_of-43-letters";
    const send = createSendReport({ send: (body) => void sent.push(body), path: () => path, build: "b1" });
    send({ ...error, message: `no ${path}` }, "shop.courier", `at https://diner.ro${path}:1:2`);
    expect(sent.join()).not.toContain("S3cret");
    expect(JSON.parse(sent[0] ?? "")).toMatchObject({ page: "/shops/bistro-nord/co/…" });
  });

  it("stops telling after twenty different failures", () => {
    const { send, sent } = start();
    for (let place = 0; place < 50; place += 1) send(error, `place ${place}`, null);
    expect(sent).toHaveLength(20);
  });

  it("sends what the contract takes, whatever a failure says", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 700 }),
        fc.string({ unit: "binary", maxLength: 2500 }),
        (message, stack) => {
          const { send, sent } = start();
          send({ ...error, message }, "window", stack);
          expect(decodeBody("report", sent[0]).ok).toBe(true);
        },
      ),
      runs(100),
    );
  });
});
