import type { CartEdit } from "../cart-events.ts";

/** What each edit of a person does in a state of the machine. */
export function onEdits<T>(handle: T): Readonly<Record<CartEdit["type"], T>> {
  return {
    "cart.add": handle,
    "cart.changeQuantity": handle,
    "cart.changeItem": handle,
    "cart.remove": handle,
    "cart.changeNotes": handle,
    "cart.setCoupon": handle,
    "cart.clearCoupon": handle,
    "cart.setPayByPoints": handle,
    "cart.changeLocation": handle,
  };
}
