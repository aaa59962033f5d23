import type { CartItemId, ModifierGroupId, ModifierId, ProductId, PromotionId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";

/** One step of how a line's price came about; amounts add up to the total. */
export interface PriceTraceStep {
  readonly key: "product" | "modifiers" | "quantity" | "points" | "discount";
  readonly amount: Money;
}

/** A modifier as it was priced. */
export interface LineModifier {
  readonly groupId: ModifierGroupId;
  readonly modifierId: ModifierId;
  readonly name: string;
  readonly price: Money;
}

/** A priced cart item: total = linePrice - pointsPaid - discount, linePrice = unitPrice × qty. */
export interface Line {
  readonly itemId: CartItemId;
  readonly productId: ProductId;
  readonly name: string;
  readonly qty: number;
  readonly modifiers: readonly LineModifier[];
  readonly unitPrice: Money;
  readonly linePrice: Money;
  readonly pointsUsed: number;
  readonly pointsPaid: Money;
  readonly discount: Money;
  readonly promotionId: PromotionId | null;
  readonly total: Money;
  /** Per cent as decimal text. */
  readonly vatRate: string;
  readonly notes: string | null;
  readonly trace: readonly PriceTraceStep[];
}
