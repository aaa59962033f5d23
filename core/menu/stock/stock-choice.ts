import type { ProductId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { MAX_STOCK, type StockChange } from "./stock.ts";

/** What staff can say of a stock: how many there are, how many came, or that it is not counted any more. */
export const STOCK_CHOICES = ["set", "add", "stop"] as const;
/** One of them. */
export type StockChoice = (typeof STOCK_CHOICES)[number];

/** How many pieces may be named: none of what is there, but at least one that came. */
export function stockLimits(choice: StockChoice): { readonly min: number; readonly max: number } {
  return { min: choice === "add" ? 1 : 0, max: MAX_STOCK };
}

/** The change of a product's stock; refuses pieces that are no whole number within the limits. */
export function chosenStockChange(
  productId: ProductId,
  { choice, pieces }: { readonly choice: StockChoice; readonly pieces: string },
): Result<StockChange, "validation.required" | "validation.integer" | "validation.number_range"> {
  if (choice === "stop") return ok({ productId, count: null });
  const text = pieces.trim();
  if (text === "") return err("validation.required");
  if (!/^\d+$/.test(text)) return err("validation.integer");
  const count = Number(text);
  const { min, max } = stockLimits(choice);
  if (count < min || count > max) return err("validation.number_range");
  return ok(choice === "add" ? { productId, add: count } : { productId, count });
}
