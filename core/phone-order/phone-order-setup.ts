import { assign, emit, raise, setup } from "xstate";
import { readPhone } from "#core/account/phone/phone-text.ts";
import type { NewCartItem } from "#core/cart/cart-events.ts";
import { changeProblem } from "#core/checkout/order-field-problems.ts";
import type { Quote } from "#core/checkout/quote.ts";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { CartItemId, LocationId, ShopId } from "#core/kernel/id.ts";
import { unconnected } from "#core/kernel/port-actor.ts";
import type { Menu } from "#core/menu/menu.ts";
import {
  callerNameProblem,
  phoneCommandOf,
  withCaller,
  withItem,
  withItemQuantity,
  type PhoneDraft,
  type PhoneDraftChange,
} from "./phone-draft.ts";
import type { Caller, EnteredOrder, PhoneOrderChoice, PhoneOrderCommand } from "./phone-order.ts";

/** Where somebody phones, what is typed, and what is known. */
export interface PhoneOrderContext extends PhoneOrderInput {
  readonly menu: Menu | null;
  readonly caller: Caller | null;
  /** The server says that no such number can exist. */
  readonly isPhoneWrong: boolean;
  readonly quote: Quote | null;
  /** The order as it was sent: until its answer is known, it is the only one. */
  readonly sent: Sent | null;
  readonly error: AppError | null;
}

/** What the screen begins with. */
export interface PhoneOrderInput {
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  readonly draft: PhoneDraft;
}

/** An order with its key. */
export interface Sent {
  readonly command: PhoneOrderCommand;
  readonly key: string;
}

/** What the screen says. */
export type PhoneOrderEvent =
  | { readonly type: "phoneOrder.change"; readonly change: PhoneDraftChange }
  | { readonly type: "phoneOrder.typePhone"; readonly phone: string }
  | { readonly type: "phoneOrder.add"; readonly item: NewCartItem; readonly id: CartItemId }
  | { readonly type: "phoneOrder.setQuantity"; readonly id: CartItemId; readonly qty: number }
  /** A new key for a new order. */
  | { readonly type: "phoneOrder.place"; readonly key: string }
  | { readonly type: "phoneOrder.requote" }
  | { readonly type: "phoneOrder.retry" }
  | { readonly type: "phoneOrder.refreshMenu" };

/** What it tells: an order that was entered, or what could not be read. */
export type PhoneOrderEmitted =
  | { readonly type: "phoneOrder.entered"; readonly order: EnteredOrder }
  | { readonly type: "phoneOrder.failed"; readonly error: AppError };

/** Asked of a location. */
export interface Asked<T> {
  readonly locationId: LocationId;
  readonly asked: T;
}

/** Types, questions, guards and actions of an order by phone. */
export const phoneOrderSetup = setup({
  types: {
    context: {} as PhoneOrderContext,
    events: {} as PhoneOrderEvent,
    emitted: {} as PhoneOrderEmitted,
    input: {} as PhoneOrderInput,
    tags: {} as "quoting" | "quoteFailed" | "placing" | "unsure" | "looking" | "callerFailed" | "menuFailed",
  },
  actors: {
    readMenu: unconnected<Menu, ShopId>("readMenu"),
    findCaller: unconnected<Caller, Asked<string>>("findCaller"),
    quote: unconnected<Quote, Asked<PhoneOrderChoice>>("quote"),
    place: unconnected<EnteredOrder, Asked<Sent | null>>("place"),
  },
  guards: {
    isPhone: ({ context }) => readPhone(context.draft.phone) !== null,
    mayPlace: ({ context }) => placeable(context) !== null,
  },
  actions: {
    keepMenu: assign({ menu: (_, menu: Menu) => menu }),
    changeDraft: assign(({ context: { draft } }, change: Partial<PhoneDraft>) => ({
      draft: { ...draft, ...change },
      error: null,
    })),
    // What was known of one number says nothing of another.
    typePhone: assign(({ context: { draft } }, phone: string) => ({
      draft: { ...draft, phone },
      caller: null,
      isPhoneWrong: false,
      error: null,
    })),
    keepCaller: assign(({ context: { draft } }, caller: Caller) => ({
      caller,
      draft: caller.known === null ? draft : withCaller(draft, caller.known),
    })),
    notePhone: assign({
      isPhoneWrong: (_, { thrown }: Failure) => toAppError(thrown).key === "phone.invalid",
    }),
    keepQuote: assign({ quote: (_, quote: Quote) => quote }),
    keepSent: assign(({ context }, key: string) => ({
      sent: sentOf(context, key),
      error: null,
    })),
    forgetSent: assign({ sent: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "phoneOrder.failed" as const,
      error: toAppError(thrown),
    })),
    emitEntered: emit((_, order: EnteredOrder) => ({ type: "phoneOrder.entered" as const, order })),
    addItem: assign(
      ({ context: { draft } }, { item, id }: { readonly item: NewCartItem; readonly id: CartItemId }) => ({
        draft: withItem(draft, item, id),
        error: null,
      }),
    ),
    setQuantity: assign(
      ({ context: { draft } }, { id, qty }: { readonly id: CartItemId; readonly qty: number }) => ({
        draft: withItemQuantity(draft, id, qty),
        error: null,
      }),
    ),
    requote: raise({ type: "phoneOrder.requote" }),
  },
});

function placeable({ draft, caller, quote }: PhoneOrderContext): PhoneOrderCommand | null {
  if (caller === null || quote === null || quote.blockers.length > 0) return null;
  const command = phoneCommandOf(draft, caller.phone, quote);
  const isWrong = callerNameProblem(draft) ?? changeProblem(command.cashChangeFor, quote.total);
  return isWrong === null ? command : null;
}

function sentOf(context: PhoneOrderContext, key: string): Sent | null {
  const command = placeable(context);
  return command && { command, key };
}
