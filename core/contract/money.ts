import * as Schema from "effect/Schema";
import { wireStruct } from "./wire-struct.ts";

/** Canonical decimal text with two decimals and at most twelve digits before them; never "-0.00". */
const AMOUNT = /^(?:(?:0|[1-9]\d{0,11})\.\d{2}|-[1-9]\d{0,11}\.\d{2}|-0\.(?:0[1-9]|[1-9]\d))$/u;

/** A currency that the product trades in. */
export const currency = Schema.Literals(["RON", "USD"]);

/** An amount of money: `{"amount": "12.50", "currency": "RON"}`. */
export const money = wireStruct({ amount: Schema.String.check(Schema.isPattern(AMOUNT)), currency });

/** An amount that is not negative, as a customer may name it. */
export const moneyFromZero = wireStruct({
  amount: Schema.String.check(Schema.isPattern(/^(?:0|[1-9]\d{0,11})\.\d{2}$/u)),
  currency,
});
