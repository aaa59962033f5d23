import type { AspectRef } from "#core/draft/aspect.ts";
import {
  entryName,
  isGroup,
  isModifier,
  isProduct,
  type MenuContent,
  type MenuEntry,
} from "#core/draft/menu-entry.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { textAt } from "#ui/i18n/text-at.ts";

/** What the words of an aspect are looked up in. */
export interface AspectScope {
  readonly draft: MenuDraft;
  /** Entries by which others are named; those that one of them lacks are in the other. */
  readonly content: MenuContent;
}

/** The name of an aspect, with its language or location where there are several. */
export function aspectName(
  { t }: I18n,
  { name, locale, locationId }: AspectRef,
  { draft }: AspectScope,
): string {
  const words = t.operations.menuEditor;
  const aspect = words.aspects[name]();
  if (locale !== null) return words.aspectOf({ aspect, of: words.languages[locale]() });
  const location = draft.locations.find(({ id }) => id === locationId);
  return location === undefined || draft.locations.length === 1
    ? aspect
    : words.aspectOf({ aspect, of: location.name });
}

/** What an aspect of an entry is, in words. */
export function aspectText(
  i18n: I18n,
  { name, locale, locationId }: AspectRef,
  entry: MenuEntry,
  { draft, content }: AspectScope,
): string {
  const { t, format } = i18n;
  const words = t.operations.menuEditor;
  const nothing = words.nothing();
  const named = (id: string): string => {
    const found = [...content, ...draft.entries].find((one) => one.id === id);
    return found === undefined ? nothing : entryName(found, i18n.locale);
  };
  const listed = (texts: readonly string[]): string => (texts.length === 0 ? nothing : texts.join(", "));
  if (name === "name") return (locale === null ? null : entry.names[locale]) ?? nothing;
  if (name === "order") return words.moved();
  if (isGroup(entry)) return words.choices({ min: entry.minChoices, max: entry.maxChoices });
  if (!isProduct(entry) && !isModifier(entry)) return nothing;
  if (name === "price") {
    const price = locationId === null ? undefined : entry.priceByLocation[locationId];
    return price === undefined ? words.notSold() : format.money(price);
  }
  if (name === "allergens")
    return entry.allergens === null
      ? words.undeclared()
      : listed(entry.allergens.map((one) => t.allergens[one]()));
  if (name === "diets")
    return entry.diets === null
      ? words.undeclared()
      : listed(entry.diets.map((one) => textAt(t.diets, [one]) ?? one));
  if (isModifier(entry)) return named(entry.groupId);
  switch (name) {
    case "description":
      return (locale === null ? null : entry.descriptions[locale]) ?? nothing;
    case "category":
      return named(entry.categoryId);
    case "picture":
      return entry.picture === null ? nothing : (entry.picture.alts[i18n.locale] ?? words.picture());
    case "groups":
      return listed(entry.modifierGroupsIds.map(named));
    case "points":
      return entry.redeemableByPoints && entry.redeemableFor !== null
        ? format.points(entry.redeemableFor)
        : words.no();
    case "methods":
      return listed(entry.availableFor.map((method) => t.fulfillment[method]()));
    case "vat":
      return entry.vatRate === null ? nothing : format.rate(entry.vatRate);
    case "weight":
      return entry.weight ?? nothing;
    case "featured":
      return entry.isFeatured ? words.yes() : words.no();
    case "nutrition":
      return listed(Object.entries(entry.nutrition ?? {}).map(([key, value]) => `${key} ${value}`));
    default:
      return nothing;
  }
}
