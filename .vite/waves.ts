import { join } from "node:path";
import type { Rolldown } from "vite";

const ROOT = join(import.meta.dirname, "..");

// What loads the calls, with what decodes answers.
const DECODING = ["adapters/browser/http/load-connection.ts", "core/contract/codec/decode-with.ts"];
const CALLS = ["adapters/browser/http/http-ports.ts"];
// What is on the wire, in parts of which each is made in a task of its own (adapters/browser/http/load-connection.ts).
const WORDS = ["core/contract/shop/shop.ts", "core/contract/user.ts"];
const CARTS = ["core/contract/shop/menu.ts", "core/contract/cart/cart.ts"];
const ORDERS = ["core/contract/order.ts", "core/contract/checkout.ts"];
const OVERLAYS = ["ui/late-overlays.tsx"];
const SHEETS = ["ui/menu/product/product-screen.tsx", "ui/cart/cart-panel.tsx"];

// What most screens share, each with all that it needs.
const PARTS = [
  "core/menu/filter/diets.ts",
  "core/app/own-page.ts",
  "core/app/screen/create-screen-actor.ts",
  "core/modal/confirmation.selectors.ts",
  "ui/app/use-online.ts",
  "ui/app/use-screen-actor.ts",
  "ui/design/icons/operations.tsx",
  "ui/design/icons/purchase.tsx",
  "ui/i18n/error-text.ts",
  "ui/i18n/field-text.ts",
  "ui/i18n/linked-sentence.tsx",
  "ui/i18n/message-text.ts",
  "ui/order/line-note.tsx",
  "ui/order/line-trace.tsx",
  "ui/order/why.tsx",
];
const DIALOG = [
  "ui/design/button/button.tsx",
  "ui/design/dialog/dialog.tsx",
  "ui/design/dialog/dialog-contents.tsx",
];
const FIELDS = [
  "ui/design/choice/choice-row.tsx",
  "ui/design/choice/radio-group.tsx",
  "ui/design/choice/switch.tsx",
  "ui/design/field/text-field.tsx",
  "ui/form/use-form-element.ts",
];
const FORMS = [
  "core/form/form.machine.ts",
  "core/form/form.ts",
  "ui/design/choice/checkbox.tsx",
  "ui/form/use-form.ts",
];
// What pages with lists and times share.
const PAGES = [
  "core/polling/polling.ts",
  "core/polling/polling.selectors.ts",
  "core/time/office-timezone.ts",
  "ui/design/feedback/skeleton-list.tsx",
  "ui/design/layout/page-header.tsx",
  "ui/order/expected-time.ts",
  "ui/order/order-lines.tsx",
  "ui/order/totals-list.tsx",
  "ui/shop/status/use-shop-time.ts",
];
// What pages of an order and of its courier share.
const STAGES = ["core/order/lifecycle/order-stages.ts", "ui/order/test-badge.tsx"];
const SLOTS = ["ui/checkout/slot/slot-picker.tsx"];
// What pages of an order and of what a customer has share.
const STOREFRONT = "ui/storefront-screens.ts";
const VISITS = /\/ui\/(?:home|order|reward)\//;
// What forms check, and the other rules that calls know.
const CHECKS =
  /\/core\/(?:account\/phone|checkout|form|fulfillment|kernel|shop|order\/line-change\/if-missing)\b/;
const RULES = /\/core\/(?!contract\/)/;

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const GROUPS: readonly {
  readonly name: string;
  readonly modulesOf: (context: Context) => readonly string[];
}[] = [
  {
    name: "decoding",
    modulesOf: (context) => [...idsOf(DECODING, context), ...importsOf(DECODING, context)],
  },
  { name: "checks", modulesOf: (context) => reachedBy(CALLS, context).filter((id) => CHECKS.test(id)) },
  { name: "rules", modulesOf: (context) => reachedBy(CALLS, context).filter((id) => RULES.test(id)) },
  { name: "words", modulesOf: (context) => wireOf(WORDS, context) },
  { name: "carts", modulesOf: (context) => wireOf(CARTS, context) },
  { name: "orders", modulesOf: (context) => wireOf(ORDERS, context) },
  { name: "calls", modulesOf: (context) => importsOf(CALLS, context) },
  { name: "parts", modulesOf: (context) => idsOf(PARTS, context) },
  { name: "dialog", modulesOf: (context) => idsOf(DIALOG, context) },
  { name: "fields", modulesOf: (context) => idsOf(FIELDS, context) },
  { name: "overlays", modulesOf: (context) => importsOf(OVERLAYS, context) },
  { name: "sheets", modulesOf: (context) => importsOf(SHEETS, context) },
  { name: "forms", modulesOf: (context) => idsOf(FORMS, context) },
  { name: "pages", modulesOf: (context) => idsOf(PAGES, context) },
  { name: "stages", modulesOf: (context) => idsOf(STAGES, context) },
  { name: "slots", modulesOf: (context) => idsOf(SLOTS, context) },
  {
    name: "visits",
    modulesOf: (context) => sharedBy(STOREFRONT, VISITS, 2, context),
  },
];

/**
 * What comes after the first file in a few files: what an earlier one has is no part of a later one. By itself the
 * bundler makes a file of each few lines that two screens share: sixty for one product, found out of each other in five
 * rounds.
 */
export function waves(): Group[] {
  return GROUPS.map(({ name, modulesOf }, at) => group(name, modulesOf, 1 - at / 20));
}

/** These modules, and what the bundler finds that they need. */
function group(name: string, modulesOf: (context: Context) => readonly string[], priority: number): Group {
  let modules: ReadonlySet<string> | null = null;
  return {
    debugName: name,
    priority,
    name: (id, context) => {
      modules ??= new Set(modulesOf(context));
      return modules.has(id) ? name : null;
    },
  };
}

/** Where the bundler finds these sources. */
function idsOf(sources: readonly string[], context: Context): readonly string[] {
  return sources.map((source) => {
    const id = join(ROOT, source);
    if (context.getModuleInfo(id) === null) throw new Error(`.vite/waves.ts: no page has ${source}`);
    return id;
  });
}

function importsOf(sources: readonly string[], context: Context): readonly string[] {
  return idsOf(sources, context).flatMap((id) => context.getModuleInfo(id)?.importedIds ?? []);
}

/** These parts of the contract, and all of it that they need. */
function wireOf(sources: readonly string[], context: Context): readonly string[] {
  return [...idsOf(sources, context), ...reachedBy(sources, context)].filter((id) => !RULES.test(id));
}

/** What at least so many import of the screens that a source names and that lie there. */
function sharedBy(source: string, place: RegExp, least: number, context: Context): readonly string[] {
  const uses = new Map<string, number>();
  for (const list of idsOf([source], context))
    for (const screen of context.getModuleInfo(list)?.dynamicallyImportedIds ?? [])
      if (place.test(screen))
        for (const id of reachedFrom([screen], context)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return [...uses].filter(([, count]) => count >= least).map(([id]) => id);
}

/** Of our own, all that these sources import, directly or not. A package's file reaches all of the package, used or not. */
function reachedBy(sources: readonly string[], context: Context): readonly string[] {
  return reachedFrom(importsOf(sources, context), context);
}

/** Of our own, these modules and all that they import. */
function reachedFrom(ids: readonly string[], context: Context): readonly string[] {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id) || id.includes("/node_modules/")) return;
    reached.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  ids.forEach(visit);
  return [...reached];
}
