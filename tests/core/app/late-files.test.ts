import { describe, expect, it } from "vitest";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import { createWorld, type World } from "#tests/support/headless/in-memory-ports.ts";
import { type SimulatedApp, simulateApp } from "#tests/support/headless/simulated-app.ts";

const ERROR = {
  tag: "Unexpected",
  key: "unexpected",
  message: "Failed to fetch dynamically imported module",
  status: null,
} as const;

async function pageWith(page: Partial<World["page"]>): Promise<SimulatedApp> {
  const world = createWorld();
  Object.assign(world.page, page);
  return simulateApp({ world });
}

const miss = ({ app }: SimulatedApp): void => app.root.send({ type: "app.fileMissing", error: ERROR });

describe("a late file that is missing", () => {
  it("loads the page again, once for all files that are missing with it", async () => {
    const simulated = await pageWith({});
    miss(simulated);
    miss(simulated);
    expect(simulated.world.page.reloads).toBe(1);
    expect(simulated.told).toEqual([]);
    expect(simulated.toasts()).toEqual([]);
  });

  it("ends in the error page, and is reported, where loading did not help", async () => {
    const simulated = await pageWith({});
    const { world } = simulated;
    world.page.reloadedAt = world.ports.clock.millis() - 1000;
    miss(simulated);
    expect(world.page.reloads).toBe(0);
    expect(simulated.told).toEqual([{ type: "app.fatal", status: 500, error: ERROR }]);
    expect(world.reports).toEqual(["file: Unexpected"]);
  });

  it("asks again at the next file once the question was closed, and reloads once nothing is typed any more", async () => {
    const simulated = await pageWith({ holdsInput: true });
    const { app, world } = simulated;
    miss(simulated);
    const id = selectToasts(app.actors.toaster.getSnapshot())[0]?.id ?? "";
    app.actors.toaster.send({ type: "toaster.close", id });
    await simulated.pass(200);
    expect(simulated.toasts()).toEqual([]);
    miss(simulated);
    expect(simulated.toasts()).toEqual(["errors.outdated"]);
    world.page.holdsInput = false;
    miss(simulated);
    expect(world.page.reloads).toBe(1);
  });

  it("does not lose a cart that is not saved yet", async () => {
    const simulated = await pageWith({});
    const { app, world } = simulated;
    const product = world.menu.products[0];
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
    expect([world.page.reloads, simulated.toasts()]).toEqual([0, ["errors.outdated"]]);
    await simulated.pass(5000);
    miss(simulated);
    expect(world.page.reloads).toBe(1);
  });
});
