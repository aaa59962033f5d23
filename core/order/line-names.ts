import type { Line } from "#core/cart/line.ts";
import type { ModifierId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { LineChange } from "./line-change/line-change.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";

/** What a line's product and its modifiers are called in one language. */
export interface NamesInLocale {
  readonly name: string;
  readonly modifiers: Readonly<Record<ModifierId, string>>;
}

/** The names of a line in every language of the menu that it was ordered from; none for orders of before. */
export type LineNames = Readonly<Partial<Record<Locale, NamesInLocale>>>;

/** The names of a line that a change is about, and of what it offers instead. */
export interface ChangedNames {
  readonly line: LineNames;
  readonly replacement: LineNames | null;
}

/** The change with its lines in a language. */
export function changeIn(change: LineChange, names: readonly ChangedNames[], locale: Locale): LineChange {
  const lines = change.lines.map((line, i) => ({
    ...line,
    name: names[i]?.line[locale]?.name ?? line.name,
    replacement: line.replacement && lineIn(line.replacement, names[i]?.replacement ?? {}, locale),
  }));
  return { ...change, lines };
}

/** The names of a line as the menus of its shop have them; a language whose menu lacks the product has none. */
export function lineNames(
  { productId, modifiers }: Line,
  menus: Readonly<Record<Locale, MenuIndex>>,
): LineNames {
  const named = LOCALES.flatMap((locale) => {
    const { products, groups } = menus[locale];
    const product = products.get(productId);
    if (product === undefined) return [];
    const names = modifiers.map(({ groupId, modifierId, name }) => {
      const group = groups.get(groupId);
      return [modifierId, group?.modifiers.find(({ id }) => id === modifierId)?.name ?? name] as const;
    });
    return [[locale, { name: product.name, modifiers: Object.fromEntries(names) }] as const];
  });
  return Object.fromEntries(named);
}

/** The line in a language; where its names were not kept, as it was ordered. */
export function lineIn(line: Line, names: LineNames, locale: Locale): Line {
  const known = names[locale];
  if (known === undefined) return line;
  return {
    ...line,
    name: known.name,
    modifiers: line.modifiers.map((modifier) => ({
      ...modifier,
      name: known.modifiers[modifier.modifierId] ?? modifier.name,
    })),
  };
}
