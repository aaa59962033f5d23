import { toId, type LocationId } from "#core/kernel/id.ts";
import { isSameMoney } from "#core/money/compare.ts";
import type { Currency } from "#core/money/money.ts";
import { readTypedAmount, writeTypedAmount } from "#core/money/typed-amount.ts";
import type { Locale } from "#core/shop/shop.ts";
import { withPrice } from "./aspects.ts";
import { isModifier, isProduct, type MenuEntry, type Translated } from "./menu-entry.ts";

/** What people type for each location; nothing is not sold there. */
export type TypedPrices = Readonly<Record<LocationId, string>>;

/** Why what was typed cannot be saved. */
export type EntryProblem =
  | { readonly field: "name"; readonly locale: Locale }
  | { readonly field: "price"; readonly locationId: LocationId };

/** The prices of an entry as fields show them. */
export function typedPricesOf(
  entry: MenuEntry,
  locationIds: readonly LocationId[],
  comma: "," | ".",
): TypedPrices {
  const prices = isProduct(entry) || isModifier(entry) ? entry.priceByLocation : {};
  return Object.fromEntries(
    locationIds.map((id) => {
      const price = prices[id];
      return [id, price === undefined ? "" : writeTypedAmount(price, comma)];
    }),
  );
}

/** The entry with the prices that were typed; one that cannot be read stays as it was, and is a problem. */
export function withTypedPrices(entry: MenuEntry, typed: TypedPrices, currency: Currency): MenuEntry {
  if (!isProduct(entry) && !isModifier(entry)) return entry;
  let prices = entry.priceByLocation;
  for (const [locationId, text] of typedPairs(typed)) {
    const price = text.trim() === "" ? null : readTypedAmount(text, currency);
    const held = prices[locationId];
    const isHeld = price !== null && held !== undefined && isSameMoney(price, held);
    if (!isHeld && (price !== null || text.trim() === "")) prices = withPrice(prices, locationId, price);
  }
  return { ...entry, priceByLocation: prices };
}

/** What must be corrected before an entry is saved: a name in the shop's language, and prices that are amounts. */
export function entryProblems(
  entry: MenuEntry,
  typed: TypedPrices,
  { locale, currency }: { readonly locale: Locale; readonly currency: Currency },
): readonly EntryProblem[] {
  const isNamed = (entry.names[locale] ?? "").trim() !== "";
  return [
    ...(isNamed ? [] : [{ field: "name" as const, locale }]),
    ...typedPairs(typed).flatMap(([locationId, text]) =>
      text.trim() !== "" && readTypedAmount(text, currency) === null
        ? [{ field: "price" as const, locationId }]
        : [],
    ),
  ];
}

/** An entry as it is saved: texts without the blanks around them, and none where there is nothing. */
export function tidyEntry(entry: MenuEntry): MenuEntry {
  const names = tidyTexts(entry.names);
  if (!isProduct(entry)) return { ...entry, names };
  const { picture } = entry;
  return {
    ...entry,
    names,
    descriptions: tidyTexts(entry.descriptions),
    weight: tidyText(entry.weight),
    picture: picture === null ? null : { ...picture, alts: tidyTexts(picture.alts) },
  };
}

function tidyTexts({ ro, en }: Translated): Translated {
  return { ro: tidyText(ro), en: tidyText(en) };
}

function tidyText(text: string | null): string | null {
  const tidy = text?.normalize("NFC").trim() ?? "";
  return tidy === "" ? null : tidy;
}

function typedPairs(typed: TypedPrices): readonly (readonly [LocationId, string])[] {
  return Object.entries<string>(typed).map(([id, text]) => [toId<LocationId>(id), text] as const);
}
