import { hashToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import { toMessageRow } from "#adapters/server/outbox/message.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { ORDER_NOTICE_LIFETIME_MS } from "#core/order/lifecycle/order-notice.ts";
import type { Order } from "#core/order/order.ts";
import type { Shop } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** What making links needs. */
export interface LinkDeps {
  readonly ids: IdSource;
  readonly ui: Pick<ServerUi, "notification">;
  readonly config: Pick<ServerConfig, "publicUrl">;
}

/** A link that is kept as a hash alone: only its maker ever knows the token. */
export interface RunLink {
  readonly link: string;
  readonly tokenHash: string;
  /** As the database takes it; who gets it is known there. */
  readonly message: Readonly<Record<string, unknown>>;
}

/** A new link to the run of an order, with the message that brings it in the shop's language (COURIER-6). */
export function newRunLink(
  { ids, ui, config }: LinkDeps,
  { number }: Pick<Order, "number">,
  shop: Pick<Shop, "slug" | "name" | "locale">,
  now: Instant,
): RunLink {
  const token = newToken();
  // Links begin with PUBLIC_URL, never with the Host header.
  const link = `${config.publicUrl}/shops/${shop.slug}/co/${token}`;
  const { text } = ui.notification(shop.locale, { kind: "courier_link", shop: shop.name, number, link });
  const tokenHash = hashToken(token);
  const message = toMessageRow({
    id: ids.ulid(),
    channel: "sms",
    kind: "courier_link",
    // The database knows the number.
    recipient: "",
    subject: null,
    text,
    dedupeKey: `run:${tokenHash}`,
    createdAt: now,
    dueAt: now,
    expiresAt: plusMillis(now, ORDER_NOTICE_LIFETIME_MS),
  });
  return { link, tokenHash, message };
}
