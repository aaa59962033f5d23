import type { EndpointName } from "#core/contract/endpoints/endpoints.ts";
import type { Random } from "#tests/torture/random.ts";
import type { Json } from "./corpus.ts";
import type { Draft } from "./mutate.ts";
import { JOURNEYS } from "./journey-list.ts";

/** Who calls: the demo's people by the first part of their addresses; "" is a guest. */
export const PEOPLE = ["", "ana", "mihai", "staff", "manager", "admin"] as const;

/** One of `ACTORS`. */
export type Person = (typeof PEOPLE)[number];

// What is quoted is ordered.
const QUOTED_TIP: Json = { percent: 10 };

// Hashing a password takes a tenth of a second of both cores, and signing out ends what the others do.
const RARE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  "login",
  "beginFactor",
  "beginPasskey",
  "removePasskey",
  "register",
  "resetPassword",
  "changePassword",
  "exportPerson",
  "deleteAccount",
  "endSessions",
  "registerInvited",
  "changeEmployee",
  "removeEmployee",
  "switchPerson",
  "writePin",
  "logout",
  "openApi",
  "menu",
  "operationsEvents",
  "orderEvents",
]);
const RARE_CHANCE = 0.04;

/** What the calls of one row learned from each other's answers. */
export interface Learned {
  cartId: string | null;
  revision: number;
  orderId: string | null;
  version: number;
  total: Json;
  promise: Json;
}

/** Knows nothing yet. */
export function nothingLearned(): Learned {
  return { cartId: null, revision: 0, orderId: null, version: 0, total: null, promise: null };
}

/** The endpoints of one row of calls: a journey, or so many of all of them. */
export function planRow(
  random: Random,
  names: readonly EndpointName[],
  length: number,
): readonly EndpointName[] {
  if (random.chance(0.4)) return JOURNEYS[random.below(JOURNEYS.length)] ?? [];
  const row: EndpointName[] = [];
  while (row.length < length) {
    const name = names[random.below(names.length)];
    if (name !== undefined && (!RARE.has(name) || random.chance(RARE_CHANCE))) row.push(name);
  }
  return row;
}

/** Puts what was learned where the call wants it; a cart is saved at its next revision. */
export function withLearned(name: EndpointName, draft: Draft, learned: Learned, newId: string): Draft {
  const { cartId, orderId } = learned;
  const path =
    orderId !== null && /^\/api\/(?:operations\/)?orders\/[^/]+/.test(draft.path)
      ? draft.path.replace(/orders\/[^/]+/, `orders/${orderId}`)
      : cartId !== null && name === "loadCart"
        ? `/api/carts/${cartId}`
        : draft.path;
  return { ...draft, path, body: bodyWith(name, draft.body, learned, newId) };
}

function bodyWith(
  name: EndpointName,
  body: Json | undefined,
  learned: Learned,
  newId: string,
): Json | undefined {
  const { cartId, revision, version, total, promise } = learned;
  switch (name) {
    case "saveCart":
      return { ...Object(body), id: cartId ?? newId, revision: revision + 1 };
    case "checkPromotion":
      return cartId === null ? body : { ...Object(body), cart_id: cartId };
    case "quote":
      return cartId === null ? body : { ...Object(body), cart_id: cartId, tip: QUOTED_TIP };
    case "placeOrder": {
      if (cartId === null) return body;
      const told =
        total === null ? {} : { expected_total: total, expected_promise: promise, tip: QUOTED_TIP };
      return { ...Object(body), cart_id: cartId, cart_revision: revision, ...told };
    }
    case "cancelOrder":
      return { version };
    case "complainOfOrder":
    case "answerLineChange":
    case "moveOrder":
      return { ...Object(body), version };
    default:
      return body;
  }
}

/** Remembers what an answer says of carts and orders. */
export function learn(name: EndpointName, text: string, learned: Learned): void {
  const isOfCart = name === "saveCart" || name === "loadCart" || name === "reorder";
  if (!isOfCart && name !== "quote" && !text.includes('"status"')) return;
  const { id, revision, version, total, promise, data } = recordOf(parse(text));
  if (isOfCart) {
    if (typeof id === "string" && typeof revision === "number")
      Object.assign(learned, { cartId: id, revision });
  } else if (name === "quote") {
    const told = recordOf(promise);
    const { earliest = null, latest = null } = told;
    Object.assign(learned, {
      total: total ?? null,
      promise: earliest === null ? null : { earliest, latest },
    });
  } else if (typeof id === "string" && typeof version === "number") {
    Object.assign(learned, { orderId: id, version });
  } else if (Array.isArray(data)) {
    const first = recordOf(data[0]);
    if (typeof first["id"] === "string" && typeof first["version"] === "number")
      Object.assign(learned, { orderId: first["id"], version: first["version"] });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
