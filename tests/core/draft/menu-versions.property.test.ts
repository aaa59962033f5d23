import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import { decodeAnswer, encodeAnswer } from "#core/contract/codec/answer.ts";
import { draftContent, applyChange, isSameEntry, type EntryChange } from "#core/draft/menu-draft.ts";
import { menuDifference, type EntryDifference } from "#core/draft/menu-difference.ts";
import { toMenu } from "#core/draft/draft-menu.ts";
import { hindrances, isBlocking, menuFlaws } from "#core/draft/menu-flaws.ts";
import { entriesById, isProduct, type MenuContent, type MenuEntry } from "#core/draft/menu-entry.ts";
import { withoutPublications } from "#core/draft/publication.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { arbitraryEntry } from "#tests/support/arbitraries/menu-entry.ts";
import { aCart, anItem, aPricingContext } from "#tests/support/builders/customer.ts";
import { aMenu, lei } from "#tests/support/builders/menu.ts";
import {
  aCategoryEntry,
  aGroupEntry,
  aModifierEntry,
  aProductEntry,
} from "#tests/support/builders/menu-entry.ts";
import { aShop, AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { valueOf } from "#tests/support/builders/values.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const TERMS = { locale: "ro", locationIds: [CENTRU, AVIATORILOR] } as const;
const BEGINNING: MenuContent = [aCategoryEntry(), aGroupEntry(), aModifierEntry(), aProductEntry()];

type Step =
  | { readonly do: "edit"; readonly entry: MenuEntry; readonly isRemoval: boolean }
  | { readonly do: "publish" }
  | { readonly do: "reprice"; readonly lei: number }
  | { readonly do: "revert"; readonly steps: number };

interface Shop {
  readonly published: MenuContent;
  readonly changes: ReadonlyMap<string, EntryChange>;
  readonly publications: readonly (readonly EntryDifference[])[];
}

function steps(withPrices: boolean): fc.Arbitrary<readonly Step[]> {
  const edit = fc.record({
    do: fc.constant("edit" as const),
    entry: arbitraryEntry(),
    isRemoval: fc.boolean(),
  });
  const reprice = fc.record({ do: fc.constant("reprice" as const), lei: fc.integer({ min: 1, max: 90 }) });
  return fc.array(
    fc.oneof(
      { weight: 5, arbitrary: edit },
      { weight: 2, arbitrary: fc.constant<Step>({ do: "publish" }) },
      { weight: withPrices ? 1 : 0, arbitrary: reprice },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constant("revert" as const), steps: fc.integer({ min: 1, max: 3 }) }),
      },
    ),
    { maxLength: 14 },
  );
}

function published(shop: Shop, content: MenuContent): Shop {
  const difference = menuDifference(shop.published, content);
  return { ...shop, published: content, publications: [difference, ...shop.publications] };
}

function after(shop: Shop, step: Step): Shop {
  const draft = draftContent(shop.published, [...shop.changes.values()]);
  switch (step.do) {
    case "edit": {
      const held = entriesById(draft).get(step.entry.id) ?? null;
      const entry = step.isRemoval ? null : step.entry;
      const wanted = valueOf(applyChange(held, { base: held, entry }));
      const base = entriesById(shop.published).get(step.entry.id) ?? null;
      const changes = new Map(shop.changes);
      if (isSameEntry(base, wanted)) changes.delete(step.entry.id);
      else changes.set(step.entry.id, { base, entry: wanted });
      return { ...shop, changes };
    }
    case "publish":
      return hindrances(draft, shop.published, TERMS).length > 0
        ? shop
        : { ...published(shop, draft), changes: new Map() };
    case "reprice":
      return {
        ...shop,
        published: shop.published.map((entry) =>
          isProduct(entry) && entry.priceByLocation[CENTRU] !== undefined
            ? { ...entry, priceByLocation: { ...entry.priceByLocation, [CENTRU]: lei(`${step.lei}.00`) } }
            : entry,
        ),
      };
    case "revert": {
      const content = withoutPublications(shop.published, shop.publications.slice(0, step.steps));
      return hindrances(content, shop.published, TERMS).length > 0 ? shop : published(shop, content);
    }
  }
}

function menusOf(content: MenuContent): readonly Menu[] {
  return LOCALES.map((locale) =>
    toMenu(content, { locale, shop: aShop(), published: aMenu({ products: [] }) }),
  );
}

// Some of the products, each with some of its options.
function cartOf(menu: Menu, dice: readonly number[]) {
  const groups = indexMenu(menu).groups;
  const die = (index: number): number => dice[index % dice.length] ?? 0;
  return aCart(
    menu.products.flatMap((product, index) =>
      die(index) % 4 === 0
        ? []
        : [
            anItem(`item ${index}`, {
              productId: product.id,
              qty: 1 + (die(index) % 9),
              modifierIdsByGroup: Object.fromEntries(
                product.modifierGroupsIds.map((id, place) => {
                  const group = groups.get(id);
                  const most = Math.min(group?.maxChoices ?? 0, group?.modifiers.length ?? 0);
                  const taken = die(index + place + 1) % (most + 1);
                  return [id, (group?.modifiers ?? []).slice(0, taken).map((modifier) => modifier.id)];
                }),
              ),
            }),
          ],
    ),
  );
}

describe("edits, publishes and reverts", PROPERTY_TIMEOUT, () => {
  it("leave a menu that the contract carries, without what would have held it up, and of one price on both sides (MENU-19, MENU-20)", () => {
    fc.assert(
      fc.property(steps(true), fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), (sequence, dice) => {
        const shop = sequence.reduce(after, { published: BEGINNING, changes: new Map(), publications: [] });
        expect(menuFlaws(shop.published, TERMS).filter(isBlocking)).toEqual([]);
        for (const menu of menusOf(shop.published)) {
          const carried = valueOf(
            decodeAnswer("menu", JSON.parse(JSON.stringify(encodeAnswer("menu", menu)))),
          );
          expect(carried).toEqual(menu);
          const cart = cartOf(menu, dice);
          expect(priceCart(indexMenu(carried), cart, aPricingContext())).toEqual(
            priceCart(indexMenu(menu), cart, aPricingContext()),
          );
        }
      }),
      runs(300),
    );
  });

  it("can be taken back to the very menu that there was, where nothing else changed it (MENU-20)", () => {
    fc.assert(
      fc.property(steps(false), (sequence) => {
        const shop = sequence.reduce(after, { published: BEGINNING, changes: new Map(), publications: [] });
        expect(menuDifference(withoutPublications(shop.published, shop.publications), BEGINNING)).toEqual([]);
      }),
      runs(300),
    );
  });

  it("bring back what a publication changed, and not the price that was set since (MENU-20)", () => {
    const pizza = aProductEntry();
    const renamed = { ...pizza, names: { ro: "Pizza mare", en: null } };
    const repriced = { ...renamed, priceByLocation: { [CENTRU]: lei("44.00") } };
    expect(withoutPublications([repriced], [[{ before: pizza, after: renamed }]])).toEqual([
      { ...pizza, priceByLocation: { [CENTRU]: lei("44.00") } },
    ]);
  });
});
