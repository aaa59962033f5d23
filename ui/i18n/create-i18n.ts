import type { Locale } from "#core/shop/shop.ts";
import { createFormat } from "./format.ts";
import type { I18n } from "./i18n.ts";
import type { AllWording, LoadedBundles, Bundle, Bundles, BundleSource, Worded } from "./bundles.ts";

interface LazyBundle<W extends Bundle> {
  readonly load: () => Promise<Worded<W>>;
  /** The bundle; suspends the component that is rendering until it has come. */
  readonly read: () => Bundles[W];
}

/** Called when texts that are needed could not be loaded; the component that needs them suspends on its result. */
export type OnMissing = (error: unknown) => Promise<never>;

function createLazyBundle<W extends Bundle>(
  source: () => Promise<Worded<W>>,
  loaded: Bundles[W] | undefined,
  onMissing: OnMissing,
): LazyBundle<W> {
  let bundle = loaded;
  let coming: Promise<Worded<W>> | undefined;
  const load = (): Promise<Worded<W>> => {
    if (bundle !== undefined) return Promise.resolve({ wording: bundle });
    coming ??= source().then(
      (arrived) => {
        bundle = arrived.wording;
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
  const read = (): Bundles[W] => {
    if (bundle !== undefined) return bundle;
    // Thrown, not `use`d: React replays a component that `use` suspended, and a replay in which the bundle is there
    // and `use` is passed over finds its hooks out of step (React error 467).
    throw load().catch(onMissing);
  };
  return { load, read };
}

/** Creates a language from its first bundle, the bundles that are loaded, and loaders for the others. */
export function createI18n(
  locale: Locale,
  first: Bundles["first"],
  source: BundleSource,
  onMissing: OnMissing,
  loaded: LoadedBundles = {},
): I18n {
  const dialogs = createLazyBundle<"dialogs">(source.dialogs, loaded.dialogs, onMissing);
  const purchase = createLazyBundle<"purchase">(source.purchase, loaded.purchase, onMissing);
  const office = createLazyBundle<"office">(source.office, loaded.office, onMissing);
  const pages = createLazyBundle<"pages">(source.pages, loaded.pages, onMissing);
  const lazyBundles = { dialogs, purchase, office, pages };

  const t: AllWording = {
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
      return dialogs.read().address;
    },
    get allergens() {
      return dialogs.read().allergens;
    },
    get cart() {
      return dialogs.read().cart;
    },
    get confirmation() {
      return dialogs.read().confirmation;
    },
    get consent() {
      return dialogs.read().consent;
    },
    get diets() {
      return dialogs.read().diets;
    },
    get errorDetails() {
      return dialogs.read().errorDetails;
    },
    get menuFilter() {
      return dialogs.read().menuFilter;
    },
    get install() {
      return dialogs.read().install;
    },
    get nutrition() {
      return dialogs.read().nutrition;
    },
    get offline() {
      return dialogs.read().offline;
    },
    get product() {
      return dialogs.read().product;
    },
    get refusals() {
      return dialogs.read().refusals;
    },
    get update() {
      return dialogs.read().update;
    },
    get auth() {
      return purchase.read().auth;
    },
    get checkout() {
      return purchase.read().checkout;
    },
    get home() {
      return purchase.read().home;
    },
    get orders() {
      return purchase.read().orders;
    },
    get phone() {
      return purchase.read().phone;
    },
    get profile() {
      return purchase.read().profile;
    },
    get push() {
      return purchase.read().push;
    },
    get reasons() {
      return purchase.read().reasons;
    },
    get rewards() {
      return purchase.read().rewards;
    },
    get validation() {
      return purchase.read().validation;
    },
    get allDay() {
      return office.read().allDay;
    },
    get availability() {
      return office.read().availability;
    },
    get courier() {
      return office.read().courier;
    },
    get dashboard() {
      return office.read().dashboard;
    },
    get officeTitles() {
      return office.read().officeTitles;
    },
    get operations() {
      return office.read().operations;
    },
    get sales() {
      return office.read().sales;
    },
    get stoppage() {
      return office.read().stoppage;
    },
    get ordering() {
      return office.read().ordering;
    },
    get orderFilters() {
      return office.read().orderFilters;
    },
    get customerCard() {
      return office.read().customerCard;
    },
    get organization() {
      return office.read().organization;
    },
    get phoneOrder() {
      return office.read().phoneOrder;
    },
    get priceUpdates() {
      return office.read().priceUpdates;
    },
    get lab() {
      return pages.read().lab;
    },
    get landing() {
      return pages.read().landing;
    },
    get legal() {
      return pages.read().legal;
    },
    get notFound() {
      return pages.read().notFound;
    },
  };

  return {
    locale,
    t,
    format: createFormat(locale, first, () => t),
    load: async (bundle) => {
      await lazyBundles[bundle].load();
    },
  };
}
