import type { LocationId, PriceUpdateId, ProductId } from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { PriceChange, PriceUpdate } from "#core/menu/price-update/price-update.ts";
import { add } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import { type HttpClient, succeeded, type TypedAnswer } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { BISTRO, BISTRO_ORGANIZATION, CENTRU, newStaff } from "#tests/support/shopping/http-shopping.ts";

/** A manager of Bistro Nord who changes prices. */
export interface PriceStaff {
  readonly manager: HttpClient;
  menu(): Promise<Menu>;
  priceOf(id: ProductId, locationId?: LocationId): Promise<Money>;
  /** The change that makes a product so many lei dearer than it is now, at Centru unless another location is named. */
  dearer(id: ProductId, more: string, locationId?: LocationId): Promise<PriceChange>;
  draft(...changes: readonly PriceChange[]): Promise<PriceUpdate>;
  apply(update: PriceUpdate, confirmedPrice?: Money | null): Promise<TypedAnswer<"applyPriceUpdate">>;
  revert(update: PriceUpdate): Promise<TypedAnswer<"revertPriceUpdate">>;
  load(id: PriceUpdateId): Promise<PriceUpdate>;
}

/** Signs a manager in. */
export async function newPriceStaff(server: TestServer): Promise<PriceStaff> {
  const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  const prices: PriceStaff = {
    manager,
    menu: async () =>
      succeeded(await server.client().call("menu", { query: { filter: { shopId: BISTRO } } })),
    priceOf: async (id, locationId = CENTRU) => {
      const price = (await prices.menu()).products.find((one) => one.id === id)?.priceByLocation[locationId];
      if (price === undefined) throw new Error(`${id} is not sold there`);
      return price;
    },
    dearer: async (id, more, locationId = CENTRU) => {
      const expectedPrice = await prices.priceOf(id, locationId);
      return { type: "product", id, locationId, expectedPrice, newPrice: add(expectedPrice, lei(more)) };
    },
    draft: async (...changes) => {
      const body = { effectiveAt: null, changes, confirmedPrice: null };
      return succeeded(await manager.call("createPriceUpdate", { body }));
    },
    apply: ({ id, version }, confirmedPrice = null) =>
      manager.call("applyPriceUpdate", { params: { id }, body: { version, confirmedPrice } }),
    revert: ({ id, version }) => manager.call("revertPriceUpdate", { params: { id }, body: { version } }),
    load: async (id) => succeeded(await manager.call("loadPriceUpdate", { params: { id } })),
  };
  return prices;
}
