import {
  emit,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
} from "xstate";
import type { AuthEvent, AuthEmitted } from "#core/account/auth/auth-events.ts";
import { authMachine } from "#core/account/auth/auth.machine.ts";
import type { PhoneEmitted } from "#core/account/phone/phone-events.ts";
import type { AwaitedCode } from "#core/account/phone/phone-verification.machine.ts";
import type { CartEvent, CartEmitted } from "#core/cart/cart-events.ts";
import { cartMachine } from "#core/cart/cart.machine.ts";
import type { CheckoutEmitted } from "#core/checkout/checkout-events.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { MissingFileRemedy } from "#core/errors/missing-file.ts";
import type { FulfillmentEvent, FulfillmentEmitted } from "#core/fulfillment/fulfillment-events.ts";
import { fulfillmentMachine } from "#core/fulfillment/fulfillment.machine.ts";
import type { OrganizationId, ShopId, UserId } from "#core/kernel/id.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { MenuEvent, MenuEmitted } from "#core/menu/menu-events.ts";
import { menuMachine } from "#core/menu/menu.machine.ts";
import { confirmationMachine } from "#core/modal/confirmation.machine.ts";
import type { ConfirmationEmitted, ModalsEmitted } from "#core/modal/modal-events.ts";
import { modalsMachine } from "#core/modal/modals.machine.ts";
import type { OrderBoardEmitted } from "#core/order/board/order-board-events.ts";
import type { TrackingEmitted } from "#core/order/tracking/tracking-events.ts";
import type { Customer } from "#core/account/customer.ts";
import type { User } from "#core/account/user.ts";
import type { ShopEmitted } from "#core/shop/shop-events.ts";
import { shopMachine } from "#core/shop/shop.machine.ts";
import type { ToasterEmitted } from "#core/toast/toast-events.ts";
import type { NewToast } from "#core/toast/toast.ts";
import { toasterMachine } from "#core/toast/toaster.machine.ts";
import type { AppConfig } from "./app-config.ts";
import type { AppEvent, AppEmitted } from "./app-events.ts";
import type { PageSnapshot } from "./page-snapshot.ts";

/** The long-lived actors. */
export interface AppActors {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly shop: ActorRefFrom<typeof shopMachine>;
  readonly menu: ActorRefFrom<typeof menuMachine>;
  readonly fulfillment: ActorRefFrom<typeof fulfillmentMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly toaster: ActorRefFrom<typeof toasterMachine>;
  readonly modals: ActorRefFrom<typeof modalsMachine>;
  readonly confirmation: ActorRefFrom<typeof confirmationMachine>;
}

/** The page's settings, its actors, and the code that was sent to a phone, which outlives the screen that asked for it. */
export interface AppContext extends AppActors {
  readonly config: AppConfig;
  /** The customer record could not be made, and the person has seen that. */
  readonly isCustomerFailing: boolean;
  readonly sentCode: AwaitedCode | null;
  readonly organizationId: OrganizationId | null;
}

/** The pair that a customer record joins. */
export interface NewCustomer {
  readonly userId: UserId;
  readonly shopId: ShopId;
}

/** What the actors emit, as the root receives it. */
export type ForwardedEvent =
  | AuthEmitted
  | PhoneEmitted
  | ShopEmitted
  | MenuEmitted
  | FulfillmentEmitted
  | CartEmitted
  | CheckoutEmitted
  | TrackingEmitted
  | OrderBoardEmitted
  | ToasterEmitted
  | ModalsEmitted
  | ConfirmationEmitted;

/** A failure and the place in the product where it came up. */
export interface ReportedFailure {
  readonly error: AppError;
  readonly where: string;
}

/** What the root machine is made of; its chart, the table of forwarded events, is in app.machine.ts. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent | ForwardedEvent,
    emitted: {} as AppEmitted,
    input: {} as { readonly config: AppConfig; readonly snapshot: PageSnapshot | null },
    tags: {} as "busy",
  },
  actors: {
    auth: authMachine,
    shop: shopMachine,
    menu: menuMachine,
    fulfillment: fulfillmentMachine,
    cart: cartMachine,
    toaster: toasterMachine,
    modals: modalsMachine,
    confirmation: confirmationMachine,
    ensureCustomer: unconnected<Customer, NewCustomer | null>("ensureCustomer"),
    selectOrganization: unconnected<User, OrganizationId | null>("selectOrganization"),
    /** Forwards what the actors emit to the root. */
    forwardEmitted: fromCallback<AnyEventObject, readonly AnyActorRef[]>(({ input, sendBack }) => {
      const subscriptions = input.map((actor) =>
        actor.on("*", (emitted: AnyEventObject) => sendBack(emitted)),
      );
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    }),
  },
  guards: {
    isServer: ({ context }) => context.config.side === "server",
    isMenuLate: ({ context }) => context.config.isMenuLate === true,
    /** Whether what nobody asked for failed for want of a network, and the browser knows it: its page says so (PAGE-8). */
    isAway: (_args, _failure: { readonly error: AppError; readonly isAsked: boolean }): boolean =>
      unconnectedStep("isAway")(),
    isOrderPending: (): boolean => unconnectedStep("isOrderPending")(),
    /** Whether this is what helps against a file that is missing. */
    helps: (_args, _params: { readonly remedy: MissingFileRemedy }): boolean => unconnectedStep("helps")(),
  },
  actions: {
    report: (_args, _failure: ReportedFailure) => unconnectedStep("report")(),
    reloadPage: () => unconnectedStep("reloadPage")(),
    warn: (_args, _warning: { readonly text: string }) => unconnectedStep("warn")(),
    emitNavigation: emit((_, { to, replace }: { readonly to: string; readonly replace: boolean }) => ({
      type: "app.navigationRequested" as const,
      to,
      replace,
    })),
    sendToAuth: sendTo(
      ({ context }: { context: AppContext }) => context.auth,
      (_args: unknown, event: AuthEvent) => event,
    ),
    sendToMenu: sendTo(
      ({ context }: { context: AppContext }) => context.menu,
      (_args: unknown, event: MenuEvent) => event,
    ),
    sendToFulfillment: sendTo(
      ({ context }: { context: AppContext }) => context.fulfillment,
      (_args: unknown, event: FulfillmentEvent) => event,
    ),
    sendToCart: sendTo(
      ({ context }: { context: AppContext }) => context.cart,
      (_args: unknown, event: CartEvent) => event,
    ),
    toast: sendTo(
      ({ context }: { context: AppContext }) => context.toaster,
      (_args: unknown, toast: NewToast) => ({ type: "toaster.show" as const, toast }),
    ),
  },
});
