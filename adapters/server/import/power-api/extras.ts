import { because } from "#core/import/import-reason.ts";
import { subtract } from "#core/money/add.ts";
import { isNegative, isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { parseMoney, zero } from "#core/money/parse-money.ts";
import { draftPrice } from "../draft/draft-price.ts";
import { draftText } from "../draft/draft-text.ts";
import type { DraftGroup, DraftModifier } from "../draft/import-draft.ts";
import type { ParseContext } from "../draft/parse-context.ts";
import {
  field,
  intAt,
  isAbsent,
  isRecord,
  itemsOf,
  membersOf,
  type JsonNode,
  stringAt,
} from "../json/json-node.ts";
import { type CodeAmounts, readAmounts } from "./amounts.ts";

/** The toppings and sides of a chain's menu. */
export interface Extras {
  /** What a product with these variants can be had with, as groups. What cannot be taken is reported. */
  of(code: string, product: JsonNode, variants: readonly string[]): readonly DraftGroup[];
}

const WORDS = {
  ro: { toppings: "Toppinguri", side: "Sosul din preț", sides: "Sosuri" },
  en: { toppings: "Toppings", side: "Side within the price", sides: "Sides" },
} as const;

const ONE = "1";

/** Reads toppings and sides of a file; products name them by code. */
export function createExtras(file: JsonNode, reading: ParseContext): Extras {
  const { findings, currency, locale } = reading;
  const words = WORDS[locale];

  return {
    of: (code, product, variants) => [
      ...(toppingsOf(code, product, variants) ?? []),
      ...(sidesOf(code, product) ?? []),
    ],
  };

  function toppingsOf(code: string, product: JsonNode, variants: readonly string[]): DraftGroup[] | null {
    const place = field(product, "availableToppings");
    const available = amountsAt(place);
    if (available.length === 0) return null;
    const price = priceOfOne(variants);
    if (price === null) {
      findings.refused(place, because("toppingPrices"));
      return null;
    }
    const included = amountsAt(field(product, "defaultToppings"));
    for (const { amounts } of included)
      if (amounts?.[0] !== ONE)
        findings.changed(field(product, "defaultToppings"), because("toppingAmount", amounts?.[0] ?? ""));
    if (included.length > 0) findings.changedAlike(wholeFile(), because("toppingsFixed"));
    const within = new Set(included.map((one) => one.code));
    const modifiers = available.flatMap((one) => {
      if (within.has(one.code)) return [];
      const named = modifierOf(place, "toppings", product, one.code, price);
      if (named === null) return [];
      if (one.amounts !== null && !one.amounts.includes(ONE)) {
        findings.refused(place, because("toppingOnce", one.code));
        return [];
      }
      noteAmounts(one, product);
      return [{ ...named, key: `${code}/toppings/${one.code}` }];
    });
    if (modifiers.length === 0) return null;
    const most = intAt(field(field(product, "tags"), "maxOptionQty")) ?? modifiers.length;
    const left = most - included.length;
    if (left < 1) {
      findings.refused(place, because("toppingsFull", included.length, most));
      return null;
    }
    const limits = { singleChoice: false, minChoices: 0, maxChoices: Math.min(left, modifiers.length) };
    return [{ key: `${code}/toppings`, name: words.toppings, ...limits, modifiers }];
  }

  function sidesOf(code: string, product: JsonNode): DraftGroup[] | null {
    const place = field(product, "availableSides");
    const available = amountsAt(place);
    if (available.length === 0) return null;
    const included = amountsAt(field(product, "defaultSides"));
    const isWithin = included.length === 1 && included[0]?.amounts?.[0] === ONE;
    if (included.length > 0 && !isWithin) {
      findings.refused(field(product, "defaultSides"), because("sidesOther"));
      return null;
    }
    const modifiers = available.flatMap((side) => {
      const price = isWithin ? zero(currency) : priceAlone(side.code);
      if (price === null) {
        findings.refused(place, because("sideUnpriced", side.code));
        return [];
      }
      const named = modifierOf(place, "sides", product, side.code, price);
      return named === null ? [] : [{ ...named, key: `${code}/sides/${side.code}` }];
    });
    if (modifiers.length === 0) return null;
    if (isWithin) findings.changedAlike(wholeFile(), because("sideExchanged"));
    const limits = isWithin
      ? { singleChoice: true, minChoices: 1, maxChoices: 1 }
      : { singleChoice: false, minChoices: 0, maxChoices: modifiers.length };
    return [{ key: `${code}/sides`, name: isWithin ? words.side : words.sides, ...limits, modifiers }];
  }

  function wholeFile(): JsonNode {
    return { ...file, path: "" };
  }

  function amountsAt(place: JsonNode): readonly CodeAmounts[] {
    const { read, unread } = readAmounts(stringAt(place) ?? "");
    for (const entry of unread) findings.refused(place, because("codeMalformed", entry));
    return read;
  }

  // A topping is listed by the type of product, with the same letters meaning other things elsewhere.
  function modifierOf(
    place: JsonNode,
    kind: "toppings" | "sides",
    product: JsonNode,
    code: string,
    price: Money,
  ): DraftModifier | null {
    const type = stringAt(field(product, "productType")) ?? "";
    const [, ofType] =
      membersOf(field(file, kind)).find(([name]) => name.toLowerCase() === type.toLowerCase()) ?? [];
    const listed = ofType === undefined ? null : field(ofType, code);
    if (listed === null || !isRecord(listed.value)) {
      findings.refused(place, because("codeUnknown", code));
      return null;
    }
    const name = draftText(field(listed, "name"), "option", findings);
    if (name === null) findings.refused(listed, because("unnamed"));
    return name === null ? null : { key: code, name, price };
  }

  function noteAmounts({ amounts }: CodeAmounts, product: JsonNode): void {
    const allowed =
      amounts ?? itemsOf(field(field(product, "tags"), "optionQtys")).map((one) => stringAt(one) ?? "");
    const others = allowed.filter((amount) => amount !== "0" && amount !== ONE);
    if (others.length > 0) findings.changedAlike(wholeFile(), because("amountsLeft", others.join(", ")));
  }

  // What each further topping adds to a variant, where that is the same for all of them; null where it is not.
  function priceOfOne(variants: readonly string[]): Money | null {
    const steps = variants.flatMap((variant) =>
      stepsOf(field(field(field(file, "variants"), variant), "pricing")),
    );
    const [first] = steps;
    const isOne =
      first !== undefined && !isNegative(first) && steps.every((step) => isSameMoney(step, first));
    return isOne ? first : null;
  }

  // "price1-0" is the price without an extra topping, "price1-1" with one, and so on.
  function stepsOf(pricing: JsonNode): readonly Money[] {
    const prices = [0, 1, 2, 3, 4].flatMap((count) => {
      const text = field(pricing, `price1-${count}`);
      const price = isAbsent(text) ? null : parseMoney(String(text.value), currency);
      return price?.ok === true ? [price.value] : [];
    });
    return prices.slice(1).flatMap((price, index) => {
      const before = prices[index];
      return before === undefined ? [] : [subtract(price, before)];
    });
  }

  function priceAlone(side: string): Money | null {
    const price = field(field(field(file, "variants"), side), "price");
    return isAbsent(price) ? null : draftPrice(price, null, reading);
  }
}
