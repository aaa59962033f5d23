import type { Locale } from "#core/shop/shop.ts";
import { createFormat } from "./format.ts";
import type { I18n } from "./i18n.ts";
import type { AllWording, LoadedWings, Wing, Wings, WingSource, Worded } from "./wings.ts";

interface Shelf<W extends Wing> {
  readonly load: () => Promise<Worded<W>>;
  /** The wing; suspends the component that is rendering until it has come. */
  readonly take: () => Wings[W];
}

function createShelf<W extends Wing>(
  source: () => Promise<Worded<W>>,
  loaded: Wings[W] | undefined,
): Shelf<W> {
  let wing = loaded;
  let coming: Promise<Worded<W>> | undefined;
  const load = (): Promise<Worded<W>> => {
    if (wing !== undefined) return Promise.resolve({ wording: wing });
    coming ??= source().then(
      (arrived) => {
        wing = arrived.wording;
        return arrived;
      },
      (failure: unknown) => {
        // A lost connection must not stick: the next reader asks again.
        coming = undefined;
        throw failure;
      },
    );
    return coming;
  };
  const take = (): Wings[W] => {
    if (wing !== undefined) return wing;
    // Thrown, not `use`d: React replays a component that `use` suspended, and a replay in which the wing is there
    // and `use` is passed over finds its hooks out of step (React error 467).
    throw load();
  };
  return { load, take };
}

/** Puts a language together from its first wing, the wings that are there, and the way to the others. */
export function createI18n(
  locale: Locale,
  first: Wings["first"],
  source: WingSource,
  loaded: LoadedWings = {},
): I18n {
  const sheets = createShelf<"sheets">(source.sheets, loaded.sheets);
  const purchase = createShelf<"purchase">(source.purchase, loaded.purchase);
  const office = createShelf<"office">(source.office, loaded.office);
  const pages = createShelf<"pages">(source.pages, loaded.pages);
  const shelves = { sheets, purchase, office, pages };

  const L: AllWording = {
    // Each namespace by name: a proxy of typesafe-i18n cannot be spread.
    common: first.common,
    errors: first.errors,
    fulfillment: first.fulfillment,
    menu: first.menu,
    navigation: first.navigation,
    shop: first.shop,
    time: first.time,
    titles: first.titles,
    toast: first.toast,
    get address() {
      return sheets.take().address;
    },
    get allergens() {
      return sheets.take().allergens;
    },
    get cart() {
      return sheets.take().cart;
    },
    get confirmation() {
      return sheets.take().confirmation;
    },
    get consent() {
      return sheets.take().consent;
    },
    get diets() {
      return sheets.take().diets;
    },
    get facts() {
      return sheets.take().facts;
    },
    get nutrition() {
      return sheets.take().nutrition;
    },
    get product() {
      return sheets.take().product;
    },
    get refusals() {
      return sheets.take().refusals;
    },
    get auth() {
      return purchase.take().auth;
    },
    get checkout() {
      return purchase.take().checkout;
    },
    get orders() {
      return purchase.take().orders;
    },
    get phone() {
      return purchase.take().phone;
    },
    get reasons() {
      return purchase.take().reasons;
    },
    get rewards() {
      return purchase.take().rewards;
    },
    get validation() {
      return purchase.take().validation;
    },
    get courier() {
      return office.take().courier;
    },
    get dashboard() {
      return office.take().dashboard;
    },
    get operations() {
      return office.take().operations;
    },
    get ordering() {
      return office.take().ordering;
    },
    get orderFilters() {
      return office.take().orderFilters;
    },
    get organization() {
      return office.take().organization;
    },
    get lab() {
      return pages.take().lab;
    },
    get landing() {
      return pages.take().landing;
    },
    get legal() {
      return pages.take().legal;
    },
    get notFound() {
      return pages.take().notFound;
    },
  };

  return {
    locale,
    L,
    format: createFormat(locale, first, () => L),
    load: async (wing) => {
      await shelves[wing].load();
    },
  };
}
