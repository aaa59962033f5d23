import { describe, expect, it } from "vitest";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { type SimulatedApp, simulateApp } from "#tests/support/headless/simulated-app.ts";

const ERROR = {
  tag: "Unexpected",
  key: "unexpected",
  message: "Failed to fetch dynamically imported module",
  status: null,
} as const;

async function pageWith(page: Partial<TestBackend["page"]>): Promise<SimulatedApp> {
  const backend = createTestBackend();
  Object.assign(backend.page, page);
  return simulateApp({ backend });
}

const miss = ({ app }: SimulatedApp): void => app.root.send({ type: "app.fileMissing", error: ERROR });

describe("a lazily loaded file that is missing", () => {
  it("reloads the page, once for all files that are missing with it", async () => {
    const simulated = await pageWith({});
    miss(simulated);
    miss(simulated);
    expect(simulated.backend.page.reloads).toBe(1);
    expect(simulated.emitted).toEqual([]);
    expect(simulated.toasts()).toEqual([]);
  });

  it("shows the error page and is reported when a reload did not help", async () => {
    const simulated = await pageWith({});
    const { backend } = simulated;
    backend.page.reloadedAt = backend.ports.clock.millis() - 1000;
    miss(simulated);
    expect(backend.page.reloads).toBe(0);
    expect(simulated.emitted).toEqual([{ type: "app.fatal", status: 500, error: ERROR }]);
    expect(backend.reports).toEqual(["file: Unexpected"]);
  });

  it("asks again at the next missing file after the question was closed, and reloads once the page holds no input", async () => {
    const simulated = await pageWith({ holdsInput: true });
    const { app, backend } = simulated;
    miss(simulated);
    const id = selectToasts(app.actors.toaster.getSnapshot())[0]?.id ?? "";
    app.actors.toaster.send({ type: "toaster.close", id });
    await simulated.pass(200);
    expect(simulated.toasts()).toEqual([]);
    miss(simulated);
    expect(simulated.toasts()).toEqual(["errors.outdated"]);
    backend.page.holdsInput = false;
    miss(simulated);
    expect(backend.page.reloads).toBe(1);
  });

  it("does not lose a cart that is not saved yet", async () => {
    const simulated = await pageWith({});
    const { app, backend } = simulated;
    const product = backend.menu.products[0];
    if (product === undefined) throw new Error("The menu has no product");
    app.actors.cart.send({
      type: "cart.add",
      item: {
        productId: product.id,
        qty: 1,
        modifierIdsByGroup: {},
        notes: null,
        couponId: null,
        payByPoints: false,
      },
    });
    miss(simulated);
    expect([backend.page.reloads, simulated.toasts()]).toEqual([0, ["errors.outdated"]]);
    await simulated.pass(5000);
    miss(simulated);
    expect(backend.page.reloads).toBe(1);
  });
});
