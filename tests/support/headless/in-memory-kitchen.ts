import type { PricedCart } from "#core/cart/cart.ts";
import type { Quote } from "#core/checkout/quote.ts";
import { toId, type CartId, type OrderId } from "#core/kernel/id.ts";
import { answerEnd, changed } from "#core/order/line-change/change-sale.ts";
import { complained } from "#core/order/complaint/sale.ts";
import { optimisticMove } from "#core/order/board/optimistic-move.ts";
import type { LiveEvent } from "#core/order/live-event.ts";
import { type Order, type StaffOrder, PHONE_SOURCE } from "#core/order/order.ts";
import type { Page } from "#core/kernel/page.ts";
import type { StreamListener } from "#core/order/order.ports.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import { nextCopy, type Printing } from "#core/order/ticket/printing.ts";
import { listSums } from "#core/sales/dashboard/list-sums.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import type { Instant } from "#core/time/instant.ts";
import { A_REPLAY_PLAN, aDashboard } from "../builders/dashboard.ts";
import { aQuote, aStaffOrder } from "../builders/order.ts";
import { type InMemoryPorts, NOT_FOUND, refused } from "./call-log.ts";
import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";

/** The kitchen of the in-memory backend. */
export interface Kitchen {
  readonly orders: Map<OrderId, StaffOrder>;
  /** The parts of every quote that do not come from the cart. */
  quoteChange: Partial<Quote>;
  readonly listeners: Set<StreamListener>;
  readonly ports: Pick<
    InMemoryPorts,
    | "checkout"
    | "orders"
    | "operations"
    | "phoneOrders"
    | "ownRuns"
    | "runQueue"
    | "runs"
    | "sales"
    | "dashboard"
    | "replays"
    | "streams"
  >;
  /** Changes an order as another person would, and notifies the streams. */
  move(id: OrderId, event: OrderEventType): void;
  /** Adds an order as another customer would, and notifies the streams. */
  place(order: StaffOrder): void;
}

/** Accepts orders once per key and once per revision of a cart, and notifies every stream. */
export function createKitchen(carts: Map<CartId, PricedCart>, now: () => Instant): Kitchen {
  const orders = new Map<OrderId, StaffOrder>();
  const byKey = new Map<string, { readonly body: string; readonly id: OrderId }>();
  const byCart = new Map<string, OrderId>();
  const listeners = new Set<StreamListener>();
  const printings = new Map<OrderId, readonly Printing[]>();
  let number = 0;

  const found = (id: OrderId): StaffOrder => {
    const order = orders.get(id);
    if (order === undefined) throw NOT_FOUND;
    return order;
  };
  const tell = (order: Order, event: OrderEventType): void => {
    number += 1;
    const { id, status, version } = order;
    const liveEvent: LiveEvent = { kind: "order", number, event, orderId: id, status, version, at: now() };
    for (const listener of listeners) listener.received(liveEvent);
  };
  const store = (order: StaffOrder, event: OrderEventType): StaffOrder => {
    orders.set(order.id, order);
    tell(order, event);
    return order;
  };
  const move = (id: OrderId, event: OrderEventType): StaffOrder => {
    const order = found(id);
    return store({ ...optimisticMove(order, event), version: order.version + 1 }, event);
  };
  const quoteOf = (cartId: CartId): Quote => {
    const cart = carts.get(cartId);
    if (cart === undefined) throw NOT_FOUND;
    const total = cart.presentedUi.total ?? aQuote().total;
    return aQuote({
      cartId,
      cartRevision: cart.revision,
      lines: cart.lines,
      subtotal: total,
      total,
      ...kitchen.quoteChange,
    });
  };
  const pageOf = (page: number): Page<StaffOrder> => ({
    items: [...orders.values()],
    page,
    perPage: 25,
    total: orders.size,
  });
  const follow = (listener: StreamListener): (() => void) => {
    listeners.add(listener);
    queueMicrotask(() => listener.opened());
    return () => void listeners.delete(listener);
  };

  const kitchen: Kitchen = {
    orders,
    quoteChange: {},
    listeners,
    move: (id, event) => void move(id, event),
    place: (order) => void store(order, "place"),
    ports: {
      ...createInMemoryRuns(),
      checkout: {
        quote: (request) => quoteOf(request.cartId),
        slots: () => ({
          timezone: "Europe/Bucharest",
          asap: null,
          nextOpeningAt: null,
          slots: [],
        }),
        placeOrder: (command, key) => {
          const body = JSON.stringify(command);
          const before = byKey.get(key);
          if (before !== undefined) {
            if (before.body === body) return found(before.id);
            throw {
              tag: "Invalid",
              key: "idempotency.key_reused",
              message: null,
              fields: {},
              details: {},
            };
          }
          const revision = `${command.cartId}/${command.cartRevision}`;
          const ordered = byCart.get(revision);
          if (ordered !== undefined) throw refused("cart.already_ordered", { orderId: ordered });
          const quote = quoteOf(command.cartId);
          if (quote.total.amount !== command.expectedTotal.amount) throw refused("checkout.total_mismatch");
          const id = toId<OrderId>(`01J0000000000000000000R${String(orders.size + 1).padStart(3, "0")}`);
          byKey.set(key, { body, id });
          byCart.set(revision, id);
          return store(aStaffOrder({ id, total: quote.total, placedAt: now(), lines: quote.lines }), "place");
        },
      },
      orders: {
        list: (_shop, _state, page, _search) => pageOf(page),
        load: found,
        cancel: (id) => move(id, "cancel"),
        complain: (id, _version, draft) => {
          orders.set(id, complained(found(id), draft, now()));
          return move(id, "complain");
        },
        answerChange: (id, _version, agrees) => {
          const order = found(id);
          orders.set(id, { ...order, ...changed(order, answerEnd(order, agrees), now()) });
          return move(id, "answer_change");
        },
        reorder: () => {
          const [cart] = carts.values();
          if (cart === undefined) throw NOT_FOUND;
          return cart;
        },
      },
      operations: {
        listOpen: () => ({
          orders: [...orders.values()].filter(({ status }) => !CLOSED.has(status)),
          number,
        }),
        list: ({ page }) => ({ ...pageOf(page), fileAddress: "/api/operations/orders.csv" }),
        load: found,
        move: (id, transition) => {
          if (found(id).version !== transition.version) throw refused("order.version_conflict");
          return move(id, transition.event);
        },
        listCouriers: () => [],
        renewLink: (id) => ({ link: `https://diner.example/co/${id}`, pin: "482913" }),
        loadCustomer: missing,
        blockCustomer: missing,
        readLags: () => [],
        listPrintings: (id) => printings.get(id) ?? [],
        printTicket: (id, { copy }) => {
          const before = printings.get(id) ?? [];
          if (copy !== nextCopy(before)) throw refused("ticket.already_printed");
          printings.set(id, [...before, { copy, by: "Ana", at: now() }]);
          return { copy, rows: [{ look: "number", qty: null, text: found(id).number }] };
        },
        readOrderingState: () => ONLINE,
        writeOrderingState: (_location, state) => state,
        readAvailability: () => [],
        changeAvailability: () => [],
        readStock: () => [],
        changeStock: () => [],
        listPriceUpdates: (page) => ({ items: [], page, perPage: 25, total: 0 }),
        loadPriceUpdate: missing,
        createPriceUpdate: missing,
        revisePriceUpdate: missing,
        applyPriceUpdate: missing,
        revertPriceUpdate: missing,
      },
      sales: {
        readDaySales: (_location, date) => ({ date, currency: "RON", groups: [], drops: [] }),
        dropCash: () => undefined,
        recountCash: () => undefined,
      },
      dashboard: {
        read: (query) => aDashboard(query),
        readListSums: (list) => ({ ...listSums([], list, "RON"), isCounting: false }),
      },
      replays: { readPlan: () => A_REPLAY_PLAN },
      phoneOrders: {
        findCaller: (_id, phone) => ({ phone, known: null }),
        quote: () => aQuote(kitchen.quoteChange),
        place: () => {
          const id = toId<OrderId>(`01J0000000000000000000R${String(orders.size + 1).padStart(3, "0")}`);
          const order = aStaffOrder({ id, source: PHONE_SOURCE, placedAt: now() });
          store(order, "place");
          return { id, number: order.number };
        },
      },
      streams: {
        followOrder: (_id, _after, listener) => follow(listener),
        followOrganization: (_id, _after, listener) => follow(listener),
      },
    },
  };
  return kitchen;
}

const CLOSED: ReadonlySet<string> = new Set(["fulfilled", "rejected", "cancelled"]);

function missing(): never {
  throw NOT_FOUND;
}

/** A shop in which nobody brings anything, and a device that keeps what is tapped. */
function createInMemoryRuns(): Pick<InMemoryPorts, "runs" | "ownRuns" | "runQueue"> {
  const kept = new Map<string, readonly CourierAction[]>();
  const list = (token: string): readonly CourierAction[] => kept.get(token) ?? [];
  return {
    runs: { load: missing, act: missing },
    ownRuns: { list: () => [], load: missing, act: missing },
    runQueue: {
      list: async (token) => list(token),
      add: async (token, action) => void kept.set(token, [...list(token), action]),
      drop: async (token, actionId) =>
        void kept.set(
          token,
          list(token).filter(({ id }) => id !== actionId),
        ),
    },
  };
}
