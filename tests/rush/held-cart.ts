import { ulid } from "ulid";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { toId, type CartId } from "#core/kernel/id.ts";
import type { HttpAnswer } from "#tests/support/http/http-client.ts";
import { taken, type Customer, type Tab } from "./customer.ts";

/** What a browser sends of a cart's lines. */
export type Items = BodyOf<"saveCart">["items"];

/** A cart that the server holds. */
export interface HeldCart {
  readonly id: CartId;
  revision(): number;
  /** Saves these items where they are not held yet; answers the key of a refusal. */
  save(items: Items): Promise<string | null>;
  /** Saves an older state from another tab. */
  saveOlder(tab: Tab): Promise<void>;
}

/** A new cart of a customer. */
export function createCart({ open, record }: Customer, tab: Tab): HeldCart {
  const id = toId<CartId>(ulid());
  let revision = 0;
  let held = "";
  const bodyAt = (at: number, items: Items): BodyOf<"saveCart"> => ({
    id,
    shopId: open.shopId,
    locationId: open.locationId,
    revision: at,
    baseRevision: null,
    writer: null,
    items,
    presentedUi: { total: null },
    fromMobileApp: false,
  });
  return {
    id,
    revision: () => revision,
    save: async (items) => {
      const text = JSON.stringify(items.map(({ id: _id, ...item }) => item));
      if (text === held) return null;
      const body = bodyAt(revision + 1, items);
      const saved = await tab.ask("cart", async (client) => taken(await client.call("saveCart", { body })));
      if (saved.type === "refused") return keyOf(saved.answer);
      revision += 1;
      held = text;
      // What is no longer available is dropped from the cart, and said.
      return (saved.value.value?.changes.dropped.length ?? 0) > 0 ? "item.unavailable" : null;
    },
    saveOlder: async (other) => {
      if (revision < 2) return;
      const saved = await other.ask("cart", async (client) =>
        taken(await client.call("saveCart", { body: bodyAt(revision - 1, []) })),
      );
      if (saved.type === "answered" && saved.value.value?.revision !== revision)
        record.round.broken.push(`INVARIANT-13 An older save changed cart ${id}`);
    },
  };
}

/** The key of a refusal, or the answer itself where it has none. */
export function keyOf(answer: HttpAnswer<unknown>): string {
  return answer.key ?? `${answer.status} ${answer.text.slice(0, 200)}`;
}
