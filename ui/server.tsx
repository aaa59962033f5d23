import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { AppOptions } from "#core/app/create-app.ts";
import { createDrawing } from "#core/app/draw-app.ts";
import { menuOfPage } from "#core/app/page-menu.ts";
import type {
  FailureRequest,
  PageRequest,
  RenderedPage,
  ServerUi,
  UnpublishedRequest,
} from "#core/app/page.ts";
import { guardsOf } from "#core/routing/decide-navigation.ts";
import { findPage } from "#core/routing/find-page.ts";
import { isStorefront } from "#core/routing/paths.ts";
import type { Locale } from "#core/shop/shop.ts";
import { routeChain } from "#core/routing/served-route.ts";
import { pageTitle } from "#core/routing/title.ts";
import { AppRoot } from "./app-root.tsx";
import { writePageState } from "#ui/app/page-state.ts";
import { accentStyle, markStyle } from "#ui/design/theme/accent-style.ts";
import { themeScript } from "#ui/design/theme/theme-script.ts";
import { NOT_FOUND } from "#ui/errors/error-screens.ts";
import { ErrorPage } from "#ui/errors/error-page.tsx";
import { UnpublishedPage } from "#ui/errors/unpublished-page.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { I18nProvider } from "#ui/i18n/i18n-provider.tsx";
import { notificationText } from "#ui/i18n/notification-text.ts";
import { ticketText } from "#ui/i18n/ticket-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { withOmittedLinks } from "#ui/menu/section/omitted-links.ts";
import { failureHeadTags, headTags, logoIconPath } from "#ui/router/head-tags.ts";
import { createScreenLoader } from "#ui/router/screen-loader.ts";
import type { ScreenSource } from "#ui/router/screen.ts";
import { dialogsOf, firstScreensOf } from "./screens-of.ts";
import { storefrontPages } from "./storefront-pages.ts";
import { allPages, isServed, SCREENS } from "./office-pages.ts";
import { PRODUCT_NAME, titleOf } from "#ui/router/title-of.ts";

/** The list of pages that a browser loads where it is on no page of a shop. */
const OFFICE_PAGES = "ui/office-pages.ts";

const locales = createServerLocales();
const screens = createScreenLoader(SCREENS);
const drawApp = createDrawing();

async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const {
    path,
    isMissing,
    hostMode,
    locale,
    now,
    shop,
    own,
    awaitsOrderAgain,
    demo,
    build,
    outside,
    ownerTerms,
    legal,
  } = request;
  const i18n = locales[locale];
  const finding = findPage(request, isServed);
  const match = finding.kind === "page" ? finding.match : null;
  const locationId = shop?.locations[0]?.id;
  const { menu, beginning, excerpt } = menuOfPage(match, request.menu, locationId);
  const config = { hostMode, shopSlug: shop?.slug ?? null, locale, renderedAt: now };
  // As in the browser, where a page of a shop knows no others.
  const isOfShop = isStorefront(config);
  const pages = isOfShop ? storefrontPages(hostMode) : allPages(hostMode);
  const sources = match === null ? [NOT_FOUND] : firstScreensOf(pages, path);
  await Promise.all(sources.map((source) => screens.load(source)));
  const options: AppOptions = {
    routes: pages.routes,
    config: { ...config, side: "server", isMobileApp: false },
    snapshot: {
      shop: shop === null ? null : { value: shop, at: now },
      menu: menu === null || beginning !== null ? null : { value: menu, at: now },
      excerpt,
      awaitsOrderAgain,
      own,
    },
  };
  const settings = { isMissing, demo, build, outside, ownerTerms, legal };
  const { drawn, snapshot } = drawApp(options, (app) => ({
    drawn: renderToString(
      <StaticRouter location={path}>
        <AppRoot app={app} i18n={i18n} screens={screens} settings={settings} />
      </StaticRouter>,
    ),
    snapshot: app.snapshotForPage(),
  }));
  const body =
    menu === null || beginning === null || locationId === undefined
      ? drawn
      : withOmittedLinks(drawn, i18n, menu, beginning, locationId, config);
  return {
    status: match === null ? 404 : 200,
    title: titleOf(i18n, match, shop, menu ?? excerpt),
    head: headTags(i18n, request, match),
    body,
    state: writePageState({ config, snapshot, ...settings }),
    accentStyle:
      shop === null ? "" : accentStyle(shop.colors) + markStyle(logoIconPath(hostMode, shop, request.logo)),
    sources: [
      `ui/i18n/${locale}/first/first-bundle.ts`,
      ...filesOf(sources, locale),
      ...(isOfShop ? [] : [OFFICE_PAGES]),
    ],
    dialogs: filesOf(dialogsOf(pages, path), locale),
    asksAtOnce: beginning !== null || (match !== null && guardsOf(routeChain(match.route)).includes("auth")),
  };
}

/** The files of some screens and of their texts. */
function filesOf(sources: readonly ScreenSource[], locale: Locale): readonly string[] {
  return [
    ...sources
      .flatMap(({ bundle = [] }) => bundle)
      .map((bundle) => `ui/i18n/${locale}/${bundle}/${bundle}-bundle.ts`),
    ...sources.map(({ file }) => file),
  ];
}

function renderFailure({ status, locale, description }: FailureRequest): RenderedPage {
  const i18n = locales[locale];
  const title = i18n.t.errors[status === 404 ? "page_not_found" : "server_error"]();
  return {
    status,
    title: pageTitle(title, PRODUCT_NAME),
    head: failureHeadTags(locale),
    body: renderToString(
      <I18nProvider i18n={i18n}>
        <ErrorPage status={status} description={description} />
      </I18nProvider>,
    ),
    state: null,
    accentStyle: "",
    sources: ["ui/errors/error-page.tsx"],
    dialogs: [],
    asksAtOnce: false,
  };
}

function renderUnpublished({ locale, shop, signInPath }: UnpublishedRequest): RenderedPage {
  const i18n = locales[locale];
  const words = i18n.mail.unpublished;
  return {
    status: 200,
    title: pageTitle(words.title(), shop.name),
    head: failureHeadTags(locale),
    body: renderToString(
      <I18nProvider i18n={i18n}>
        <UnpublishedPage words={words} shopName={shop.name} signInPath={signInPath} />
      </I18nProvider>,
    ),
    state: null,
    accentStyle: accentStyle(shop.colors),
    sources: ["ui/errors/error-page.tsx"],
    dialogs: [],
    asksAtOnce: false,
  };
}

/** The built interface as the server knows it. */
export const serverUi: ServerUi = {
  findPage: (place) => findPage(place, isServed),
  renderPage,
  renderFailure,
  renderUnpublished,
  errorMessage: (locale, key, details, moment) => errorText(locales[locale], key, details, moment),
  fieldMessage: (locale, key) => fieldText(locales[locale], key),
  notification: (locale, notice) => notificationText(locales[locale], notice),
  ticket: (locale, rows) => ticketText(locales[locale], rows),
  themeScript,
};
