import type { Locator, Page } from "@playwright/test";
import { sumBeside } from "./sums.ts";

/** The page of one order, as its customer sees it. */
export interface OrderPage {
  readonly heading: Locator;
  /** The live region with the order's status. */
  readonly status: Locator;
  sum(name: string): Locator;
  /** Marks the page, so that `isStill` knows whether it was reloaded since. */
  mark(): Promise<void>;
  isStill(): Promise<boolean>;
}

export function orderPage(page: Page): OrderPage {
  return {
    heading: page.getByRole("heading", { level: 1, name: /^Comanda / }),
    status: page.getByRole("region", { name: "Stadiul comenzii" }).getByRole("status").first(),
    sum: (name) => sumBeside(page.getByRole("region", { name: "Sumar" }), name),
    mark: () => page.evaluate(() => void Object.assign(globalThis, { isStillThisPage: true })),
    isStill: () => page.evaluate(() => Reflect.get(globalThis, "isStillThisPage") === true),
  };
}
