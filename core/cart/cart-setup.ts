import { assign, emit, enqueueActions, not, or, setup, stateIn } from "xstate";
import { toAppError, type AppError, refusedOrderId } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { toId, type CartId, type CartItemId, type CartWriterId, type LocationId } from "#core/kernel/id.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Customer } from "#core/account/customer.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { adoptAnswer, eventsOfAnswer } from "./adopt-answer.ts";
import { isTooLong } from "./save-failures.ts";
import type { CartEvent, CartEdit, CartEmitted, EnteredShop } from "./cart-events.ts";
import { applyEdit, isEdit } from "./edit/apply-edit.ts";
import type { CouponMatch, CartSave, LoadedCart, SavedCart } from "./cart.ports.ts";
import type { CartItem, PricedCart } from "./cart.ts";
import type { Line } from "./line.ts";
import { repricedItems } from "./edit/revalidate.ts";
import { presentCart } from "./pricing/present-cart.ts";
import type { CartState } from "./edit/rebase-cart.ts";
import { repairCart } from "./repair.ts";

/** The cart as the person sees it, what prices it, and how far the server is behind. */
export interface CartContext {
  readonly shop: Shop | null;
  readonly locationId: LocationId | null;
  readonly menu: Menu | null;
  readonly customer: Customer | null;
  /** Promotions that a code brought, in addition to those that the shop offers to all. */
  readonly promotions: readonly Promotion[];
  readonly cartId: CartId | null;
  /** The id that this page no longer uses: too old, not readable, ordered, or somebody else's. */
  readonly leftId: CartId | null;
  readonly items: readonly CartItem[];
  /** Grows with every edit. */
  readonly revision: number;
  readonly savedRevision: number;
  /** What the last answer held, then what was sent since. */
  readonly known: readonly CartState[];
  /** This page among those that save the cart. */
  readonly writer: CartWriterId | null;
  readonly lines: readonly Line[];
  readonly total: Money | null;
  /** Lines whose price changed and that the person has not acknowledged. */
  readonly repricedIds: readonly CartItemId[];
  /** Edits made while the stored cart loads, in their order. */
  readonly queue: readonly CartEdit[];
  readonly reloadWanted: boolean;
  readonly couponCode: string;
  readonly nextItemId: CartItemId | null;
  readonly now: Instant | null;
  readonly fromMobileApp: boolean;
  /** Why the last code was refused. */
  readonly couponError: AppError | null;
  readonly error: AppError | null;
}

/** An edit or a repair changed the items. */
export type CartChanged = { readonly type: "cart.edited" };

const NOTHING_HELD: CartState = { revision: 0, locationId: null, items: [] };

const base = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent | CartChanged,
    input: {} as { readonly menu: Menu | null; readonly fromMobileApp: boolean },
    emitted: {} as CartEmitted,
    tags: {} as "busy" | "unsaved" | "failed",
  },
  actors: {
    loadStored: unconnected<LoadedCart | null, CartId | null>("loadStored"),
    load: unconnected<PricedCart, CartId | null>("load"),
    save: unconnected<SavedCart, CartSave | null>("save"),
    checkCoupon: unconnected<CouponMatch, { readonly code: string; readonly cartId: CartId | null }>(
      "checkCoupon",
    ),
  },
  guards: {
    isSettled: stateIn({ content: { active: "settled" } }),
    isNotSaved: not(
      or([stateIn({ content: { active: "waiting" } }), stateIn({ content: { active: "saving" } })]),
    ),
    // What has too many lines stays here, whole, until the person takes some out.
    mayFitNow: ({ context }) => !isTooLong(context.error),
    // Of a cart that was never saved the server knows nothing yet.
    isReloadWanted: ({ context }) => context.reloadWanted && context.savedRevision > 0,
  },
  actions: {
    /** Takes a new item id and the present for the edit that follows. */
    assignItemId: unconnectedStep("assignItemId"),
    createCartId: unconnectedStep("createCartId"),
    /** Takes the id that the browser's pages share, unless this page has saved its own or left that one. */
    readCartId: unconnectedStep("readCartId"),
    /** Keeps the cart on the device at once: what sends it may come too late for somebody who leaves the page. */
    keepCart: unconnectedStep("keepCart"),
    forgetCartId: unconnectedStep("forgetCartId"),
    enterShop: assign(({ context }, { shop, locationId }: EnteredShop) => ({
      shop,
      locationId,
      writer: writerOf(context.nextItemId),
    })),
    adoptCustomer: assign(({ context }, customer: Customer | null) => ({
      customer,
      ...presentCart({ ...context, customer }),
    })),
    queueEdit: assign({
      queue: ({ context, event }): readonly CartEdit[] =>
        isEdit(event) ? [...context.queue, event] : context.queue,
    }),
    refuseEdit: emit({ type: "cart.editRefused", key: "errors.unknown_error" }),
    keepCouponError: assign({ couponError: (_, { thrown }: Failure) => toAppError(thrown) }),
    // A cart that was never saved is made from nothing, whatever another page has put under its id.
    noteSent: assign({
      known: ({ context: { known, revision, locationId, items } }): readonly CartState[] => [
        ...(known.length > 0 ? known : [NOTHING_HELD]),
        { revision, locationId, items },
      ],
    }),
    /** Prices the cart and counts as an edit does. */
    outnumber: assign(({ context }) => ({ ...presentCart(context), revision: context.revision + 1 })),
    adoptCart: assign(({ context }, cart: PricedCart) => adoptAnswer(context, cart)),
    acknowledge: assign({ repricedIds: [] }),
    emitLoaded: emit({ type: "cart.loaded" }),
    emitCleared: emit(({ context }) => ({ type: "cart.cleared" as const, shopId: context.shop?.id ?? null })),
    emitCouponRefused: emit((_, { thrown }: Failure) => ({
      type: "cart.couponRefused" as const,
      error: toAppError(thrown),
    })),
    emitSaved: emit(({ context }) => ({
      type: "cart.saved" as const,
      revision: context.savedRevision,
      total: context.total,
    })),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitLoadFailed: emit((_, { thrown }: Failure) => ({
      type: "cart.loadFailed" as const,
      error: toAppError(thrown),
    })),
    emitOrdered: emit((_, { thrown }: Failure) => ({
      type: "cart.alreadyOrdered" as const,
      orderId: refusedOrderId(toAppError(thrown)),
    })),
    empty: assign({
      items: [],
      lines: [],
      total: null,
      revision: 0,
      savedRevision: 0,
      known: [],
      repricedIds: [],
      promotions: [],
      reloadWanted: false,
      error: null,
    }),
  },
});

// Actions that enqueue others are declared separately: next to actions with params their types cannot be inferred.
/** What the machine is made of; its chart is in cart.machine.ts. */
export const cartSetup = base.extend({
  actions: {
    // Where another page was faster, what was edited here is made once more on what is held.
    hearAnswer: enqueueActions(({ context, enqueue }, answer: LoadedCart) => {
      enqueue.assign({ ...adoptAnswer(context, answer), ...answer.rebased });
      for (const emitted of eventsOfAnswer(context, answer)) enqueue.emit(emitted);
    }),
    hearStored: enqueueActions(({ context, enqueue }, stored: LoadedCart | null) => {
      if (stored === null) return;
      const { locationId, fromMobileApp } = context;
      const { rebased } = stored;
      enqueue.assign({ ...adoptAnswer(context, stored), ...rebased });
      for (const emitted of eventsOfAnswer(context, stored)) enqueue.emit(emitted);
      // The person is somewhere else by now: every line is checked against the present location.
      if (locationId !== null && locationId !== (rebased ?? stored).locationId)
        enqueue.raise({ type: "cart.changeLocation", locationId });
      // An earlier page could not save its edits; or the cart was filled in the app and is looked at outside of it, or the
      // other way: the server must price it again.
      if (rebased || (stored.items.length > 0 && stored.fromMobileApp !== fromMobileApp)) {
        enqueue.assign(({ context: held }) => ({ ...presentCart(held), revision: held.revision + 1 }));
        enqueue.raise({ type: "cart.edited" });
      }
    }),
    /** A newer menu may have other prices: what they change is flagged, as where the server says so. */
    adoptMenu: enqueueActions(({ context, enqueue }, menu: Menu) => {
      const presented = presentCart({ ...context, menu });
      const repriced = context.menu === null ? [] : repricedItems(presented.lines, context.lines);
      const repricedIds = [...new Set([...context.repricedIds, ...repriced.map(({ itemId }) => itemId)])];
      enqueue.assign({ menu, ...presented, repricedIds });
      for (const emitted of eventsOfAnswer(context, { changes: { dropped: [], repriced } }))
        enqueue.emit(emitted);
    }),
    replayQueue: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ queue: [] });
      for (const edit of context.queue) enqueue.raise(edit);
    }),
    edit: enqueueActions(({ context, event, enqueue }) => {
      if (!isEdit(event)) return;
      const answer = applyEdit(context, event);
      if (!answer.ok) return enqueue.emit({ type: "cart.editRefused", key: answer.error });
      const { changes, events } = answer.value;
      const next = { ...context, ...changes };
      enqueue.assign({ ...changes, ...presentCart(next), revision: context.revision + 1, error: null });
      for (const emitted of events) enqueue.emit(emitted);
      // An empty cart that moves to another location is nothing that a server needs to hold.
      if (next.items.length > 0 || context.items.length > 0) enqueue.raise({ type: "cart.edited" });
    }),
    // Saving is retried until the server answers; only the first failure is emitted.
    noteSaveFailure: enqueueActions(({ context, enqueue }, { thrown }: Failure) => {
      const error = toAppError(thrown);
      if (context.error === null) enqueue.emit({ type: "cart.saveFailed", error });
      enqueue.assign({ error });
    }),
    repair: enqueueActions(({ context, enqueue }) => {
      if (context.error === null) return;
      const repair = repairCart(context.items, context.error, context.menu);
      if (repair === null) return;
      const next = { ...context, items: repair.items };
      enqueue.assign({
        items: repair.items,
        ...presentCart(next),
        revision: context.revision + 1,
        error: null,
      });
      enqueue.emit(repair.emitted);
    }),
  },
});

/** The action of every way into a shop, with the shop that was entered. */
export const ENTER_SHOP = {
  type: "enterShop",
  params: ({ event }: { readonly event: EnteredShop }): EnteredShop => event,
} as const;

// The first id of a page names no item.
function writerOf(id: CartItemId | null): CartWriterId | null {
  return id === null ? null : toId<CartWriterId>(id);
}
