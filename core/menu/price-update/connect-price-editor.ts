import { portActor } from "#core/kernel/port-actor.ts";
import type { MenuPort } from "../menu.ports.ts";
import type { ReadPrices } from "./price-editor.ts";
import { priceEditorMachine } from "./price-editor.machine.ts";
import type { PriceUpdatePort } from "./price-update.ports.ts";

/** The machine with the world behind it. */
export function connectPriceEditor(operations: PriceUpdatePort, menus: MenuPort): typeof priceEditorMachine {
  return priceEditorMachine.provide({
    actors: {
      read: portActor(async ({ updateId, read, places }, signal): Promise<ReadPrices> => {
        const id = read?.update?.id ?? updateId;
        const shopIds = [...new Set(places.map(({ shopId }) => shopId))];
        const [update, loaded] = await Promise.all([
          id === null ? null : operations.loadPriceUpdate(id, signal),
          Promise.all(shopIds.map(async (shopId) => ({ shopId, menu: await menus.load(shopId, signal) }))),
        ]);
        return { update, menus: loaded };
      }),
      save: portActor(({ update, changes }, signal) =>
        update === null
          ? operations.createPriceUpdate({ effectiveAt: null, changes, confirmedPrice: null }, signal)
          : operations.revisePriceUpdate(
              update.id,
              { version: update.version, changes, confirmedPrice: null },
              signal,
            ),
      ),
      move: portActor(({ update: { id, version }, asked }, signal) => {
        switch (asked.move) {
          case "draft":
            return operations.revisePriceUpdate(
              id,
              { version, effectiveAt: null, confirmedPrice: null },
              signal,
            );
          case "schedule": {
            const { effectiveAt, confirmedPrice } = asked;
            return operations.revisePriceUpdate(id, { version, effectiveAt, confirmedPrice }, signal);
          }
          case "apply":
            return operations.applyPriceUpdate(id, version, asked.confirmedPrice, signal);
          case "revert":
            return operations.revertPriceUpdate(id, version, signal);
        }
      }),
    },
  });
}
