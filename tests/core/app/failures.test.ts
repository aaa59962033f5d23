import { describe, expect, it } from "vitest";
import type { App } from "#core/app/create-app.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const LOST = "errors.unknown_error";

/** An event of a noun about a call that could not be made, what people read of it, and where it is reported from. */
const LOST_CALLS: readonly (readonly [
  event: Parameters<App["root"]["send"]>[0],
  toast: string | null,
  where: string,
])[] = [
  [{ type: "auth.failed", error: UNREACHABLE, during: "login" }, LOST, "auth.login"],
  [{ type: "phone.failed", error: UNREACHABLE }, LOST, "phone"],
  [{ type: "shop.failed", error: UNREACHABLE }, null, "shop"],
  [{ type: "menu.failed", error: UNREACHABLE }, null, "menu"],
  [{ type: "fulfillment.failed", error: UNREACHABLE, during: "zone" }, LOST, "fulfillment.zone"],
  [{ type: "cart.loadFailed", error: UNREACHABLE }, LOST, "cart.load"],
  [{ type: "cart.saveFailed", error: UNREACHABLE }, LOST, "cart.save"],
  [{ type: "cart.couponRefused", error: UNREACHABLE }, LOST, "cart.coupon"],
  [{ type: "checkout.refused", error: UNREACHABLE }, LOST, "checkout.place"],
  [{ type: "checkout.failed", error: UNREACHABLE }, LOST, "checkout.quote"],
  [{ type: "order.failed", error: UNREACHABLE, during: "load" }, LOST, "order.load"],
  [{ type: "orderBoard.moveFailed", error: UNREACHABLE, orderId: idOf("order") }, LOST, "orderBoard.move"],
  [{ type: "orderBoard.failed", error: UNREACHABLE }, null, "orderBoard"],
];

describe("failures of every noun", () => {
  it.each(LOST_CALLS)(
    "$type leads to its message and to a report from its place",
    async (event, toast, where) => {
      const { app, backend, toasts } = await simulateApp();
      app.root.send(event);
      await flush();
      expect(toasts()).toEqual(toast === null ? [] : [toast]);
      expect(backend.reports).toEqual([`${where}: Unreachable`]);
    },
  );

  it.each([
    [{ type: "auth.failed", error: UNREACHABLE, during: "load" }, false, "auth.load"],
    [{ type: "auth.failed", error: UNREACHABLE, during: "login" }, true, "auth.login"],
    [{ type: "cart.loadFailed", error: UNREACHABLE }, false, "cart.load"],
    [{ type: "cart.loadFailed", error: UNAUTHENTICATED }, true, null],
  ] as const)(
    "of what is read by itself say nothing while the browser knows that it has no network (PAGE-8): %j",
    async (event, isShown, where) => {
      const { app, backend, toasts } = await simulateApp();
      backend.page.isOnline = false;
      app.root.send(event);
      await flush();
      expect(toasts().length > 0).toBe(isShown);
      expect(backend.reports).toEqual(where === null ? [] : [`${where}: Unreachable`]);
    },
  );

  it("end every session that a call found expired", async () => {
    const { app, backend, emitted, toasts } = await simulateApp();
    app.root.send({ type: "cart.saveFailed", error: UNAUTHENTICATED });
    await flush();
    expect(toasts()).toEqual(["errors.session_expired"]);
    expect(emitted).toContainEqual({
      type: "app.navigationRequested",
      to: "/shops/bistro-nord/logout",
      replace: false,
    });
    expect(backend.reports).toEqual([]);
  });

  it("only warn of a token that did not match", async () => {
    const { app, backend, toasts } = await simulateApp();
    app.root.send({ type: "cart.saveFailed", error: { tag: "CsrfMismatch", key: "csrf", message: null } });
    await flush();
    expect(toasts()).toEqual([]);
    expect(backend.reports).toEqual(["CSRF token mismatch"]);
  });

  it.each([
    [
      { type: "app.crashed", error: UNREACHABLE },
      { status: 500, error: UNREACHABLE },
    ],
    [
      { type: "shop.failed", error: UNREACHABLE },
      { status: 500, error: UNREACHABLE },
    ],
    [{ type: "shop.notFound" }, { status: 404, error: null }],
  ] as const)("$type puts the error page on screen", async (event, page) => {
    const { app, emitted } = await simulateApp();
    app.root.send(event);
    await flush();
    expect(emitted).toEqual([{ type: "app.fatal", ...page }]);
  });

  it("load the page again for who asks for it", async () => {
    const { app, backend } = await simulateApp();
    app.root.send({ type: "app.reload" });
    await flush();
    expect(backend.page.reloads).toBe(1);
  });
});
