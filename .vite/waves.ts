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
const DIALOG = ["ui/design/button/button.tsx", "ui/design/dialog/dialog.tsx"];
const FIELDS = [
  "ui/design/choice/choice-row.tsx",
  "ui/design/choice/radio-group.tsx",
  "ui/design/choice/switch.tsx",
  "ui/design/field/text-field.tsx",
  "ui/form/use-form-element.ts",
];
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

/** Of our own, all that these sources import, directly or not. A package's file reaches all of the package, used or not. */
function reachedBy(sources: readonly string[], context: Context): readonly string[] {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id) || id.includes("/node_modules/")) return;
    reached.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  importsOf(sources, context).forEach(visit);
  return [...reached];
}
