import type { ErrorDetails } from "#core/errors/app-error.ts";
import type { ErrorMoment } from "#core/errors/error-moment.ts";
import type { AccountNotice } from "#core/account/auth/account-notice.ts";
import type { CourierNotice } from "#core/courier/courier-notice.ts";
import type { LeadNotice } from "#core/landing/lead.ts";
import type { OwnerTerms } from "#core/landing/owner-terms.ts";
import type { LegalPageDocument, ShownLegalVersion } from "#core/legal/legal-text.ts";
import type { OwnPage } from "./own-page.ts";
import type { IconLogo } from "#core/install/app-icon.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { AbsenceNotice } from "#core/order/lifecycle/absence.ts";
import type { OrderNotice } from "#core/order/lifecycle/order-notice.ts";
import type { WordedRow } from "#core/order/ticket/printing.ts";
import type { TicketRow } from "#core/order/ticket/ticket.ts";
import type { PageFinding, PagePlace } from "#core/routing/find-page.ts";
import type { ArrivalNotice } from "#core/push/push.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { Locale, Shop } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

/** Services outside the product, where the operator named them. */
export interface OutsideServices {
  /** Map tiles, with {z}, {x} and {y}. */
  readonly tilesUrl: string | null;
  /** Whether the server searches for addresses. */
  readonly hasGeocoder: boolean;
}

/** The words of an organization on one of its legal pages. */
export interface LegalPageText {
  readonly document: LegalPageDocument;
  /** Null where only the standard text is there. */
  readonly version: ShownLegalVersion | null;
}

/** One page to render. Nothing personal can be in it but `own`: there is no cookie and no query. */
export interface PageRequest {
  /** Path without query: the page's one spelling, or its shape, into which the server writes the path of each request. */
  readonly path: string;
  /** Whether there is nothing at the address. */
  readonly isMissing: boolean;
  readonly hostMode: HostMode;
  readonly locale: Locale;
  readonly now: Instant;
  /** Scheme and host that canonical links begin with. */
  readonly origin: string;
  /** The shop of the page, if its path or host names one that exists. */
  readonly shop: Shop | null;
  /** The logo of that shop, for what a browser draws around the page. */
  readonly logo: IconLogo | null;
  readonly menu: Menu | null;
  /** What it shows of the one who asks for it; null draws it for all. */
  readonly own: OwnPage | null;
  /** Whether a menu keeps room for what the one who asks had before (PAGE-14); what that is, the page does not say. */
  readonly awaitsOrderAgain: boolean;
  /** Whether sign-in pages offer the demo people. */
  readonly demo: boolean;
  /** Version of the build, for the update check. */
  readonly build: string;
  readonly outside: OutsideServices;
  /** Null for pages about a shop. */
  readonly ownerTerms: OwnerTerms | null;
  /** What its organization says there; null for pages that are not legal ones of a shop. */
  readonly legal: LegalPageText | null;
}

/** A page that says why there is none. */
export interface FailureRequest {
  /** 400 to 599. */
  readonly status: number;
  readonly locale: Locale;
  /** The error's own message. */
  readonly description: string;
}

/** The page of a shop that the public does not see yet (SHOP-19). */
export interface UnpublishedRequest {
  readonly locale: Locale;
  readonly shop: Pick<Shop, "name" | "colors">;
  /** Where its staff signs in; null on the shop's own host. */
  readonly signInPath: string | null;
}

/** A rendered page, in parts that the server puts into its document. */
export interface RenderedPage {
  readonly status: number;
  readonly title: string;
  /** Meta, canonical, preview and JSON-LD tags. */
  readonly head: string;
  /** The markup of the app. */
  readonly body: string;
  /** What the browser starts from, as JSON that is safe inside a script element; null starts nothing. */
  readonly state: string | null;
  /** The accent scale of the shop as CSS; empty for the product's own. */
  readonly accentStyle: string;
  /** Source files of the screens in use, by which their scripts and styles are found in the build. */
  readonly sources: readonly string[];
  /** Those of the dialogs that the address opens over them: their scripts come with the app, their styles with them. */
  readonly dialogs: readonly string[];
  /** Whether the app asks the server as soon as it starts: who is there, or for the menu of which the page has the beginning. */
  readonly asksAtOnce: boolean;
}

/** The event of the window by which the app tells that it has taken a rendered page over. */
export const TAKEN_OVER_EVENT = "taken";

/** The name of the meta tag with the path of the manifest, which is linked once the page has painted. */
export const LATE_MANIFEST = "diner-manifest";

/** The id of the element that a page holds whose request came without a session cookie. */
export const NO_SESSION_ID = "no-session";

/** The messages that people get by mail, SMS or push. */
export type Notice = AccountNotice | OrderNotice | AbsenceNotice | CourierNotice | ArrivalNotice | LeadNotice;

/** The built user interface as the server knows it: it draws pages and words messages. */
export interface ServerUi {
  /** What is at an address, as far as this build has screens. */
  findPage(place: PagePlace): PageFinding;
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** The error page. It needs no script, so that it works when nothing else does. */
  renderFailure(request: FailureRequest): RenderedPage;
  /** What the public gets of a shop that is not published. It needs no script. */
  renderUnpublished(request: UnpublishedRequest): RenderedPage;
  /** The sentence for an error's key. */
  errorMessage(locale: Locale, key: string, details: ErrorDetails, moment?: ErrorMoment): string;
  /** The sentence for a field's message key. */
  fieldMessage(locale: Locale, key: string): string;
  /** Subject and text of a mail or short message. */
  notification(locale: Locale, notice: Notice): { readonly subject: string; readonly text: string };
  /** The rows of a ticket in words; times are those of the office. */
  ticket(locale: Locale, rows: readonly TicketRow[]): readonly WordedRow[];
  /** Runs before the first paint: sets the theme that the person chose. */
  readonly themeScript: string;
}
