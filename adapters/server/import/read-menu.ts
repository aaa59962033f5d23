import type { MenuRefusal } from "#core/import/menu-refusal.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import { chooseCurrency } from "./currency-choice.ts";
import type { Finding } from "#core/import/finding.ts";
import { createFindings } from "./draft/finding.ts";
import type { ImportDraft } from "./draft/import-draft.ts";
import type { UnpackedMenu } from "./unpack-menu.ts";

/** What is known before reading. */
export interface ParseOptions {
  readonly asked: Currency | null;
  /** The currency of the shop, when it exists. */
  readonly ofShop: Currency | null;
  /** The slugs of its locations, when it exists. */
  readonly locations: readonly string[] | null;
  readonly locale: Locale;
  /** Whether pictures that the files name are taken from somewhere; they are left out otherwise. */
  readonly takesPictures?: boolean;
}

/** A menu that can be written, and what did not come through. */
export interface ReadMenu {
  readonly draft: ImportDraft;
  readonly currency: Currency;
  readonly findings: readonly Finding[];
}

/** Why nothing can be written: a sentence for who reads a terminal, and what was found. */
export interface UnreadableMenu {
  readonly kind: MenuRefusal;
  readonly message: string;
  readonly findings: readonly Finding[];
}

/**
 * Reads the files of one menu. Refuses them all when one cannot be read, has another shape than the format's, when
 * nobody can know the currency, or when not one product can be sold.
 */
export function readMenu(
  unpacked: Result<UnpackedMenu, readonly Finding[]>,
  { asked, ofShop, locations, locale, takesPictures = false }: ParseOptions,
): Result<ReadMenu, UnreadableMenu> {
  if (!unpacked.ok)
    return err({ kind: "unreadable", message: "Not every file can be read.", findings: unpacked.error });
  const { format, named, parse } = unpacked.value;
  const choice = chooseCurrency({ asked, ofShop, named });
  if (!choice.ok) return err({ kind: "currency", message: choice.error, findings: [] });
  const findings = createFindings();
  const draft = parse({ findings, locations, locale, takesPictures, ...choice.value });
  const all = findings.all();
  if (all.some(({ severity, where }) => severity === "refused" && where === ""))
    return err({
      kind: "format",
      message: `Not every file is a menu in the format ${format}.`,
      findings: all,
    });
  if (draft.products.length === 0)
    return err({ kind: "empty", message: "The files hold no product that can be sold.", findings: all });
  return ok({ draft, currency: choice.value.currency, findings: all });
}
