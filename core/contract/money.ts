import * as Schema from "effect/Schema";
import { MAX_INTEGER_DIGITS } from "#core/money/parse-money.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const FROM_ONE = `[1-9]\\d{0,${MAX_INTEGER_DIGITS - 1}}\\.\\d{2}`;
const FROM_ZERO = new RegExp(`^(?:0\\.\\d{2}|${FROM_ONE})$`, "u");
// Canonical decimal text with two decimals; never "-0.00".
const AMOUNT = new RegExp(`^(?:0\\.\\d{2}|-?${FROM_ONE}|-0\\.(?:0[1-9]|[1-9]\\d))$`, "u");

/** A supported currency. */
export const currency = Schema.Literals(["RON", "USD"]);

/** An amount of money: `{"amount": "12.50", "currency": "RON"}`. */
export const money = wireStruct({ amount: Schema.String.check(Schema.isPattern(AMOUNT)), currency });

/** An amount that is not negative, as a customer may name it. */
export const moneyFromZero = wireStruct({
  amount: Schema.String.check(Schema.isPattern(FROM_ZERO)),
  currency,
});
