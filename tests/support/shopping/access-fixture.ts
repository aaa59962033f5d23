import { SESSION_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { chooseOrganization, insertSession } from "#adapters/server/account/session/sessions.queries.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { type OrganizationId, toId, type UserId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { plusMillis } from "#core/time/instant.ts";
import { type HttpClient, succeeded } from "../http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newId,
  orderBody,
  orderCart,
  ZEN_ORGANIZATION,
} from "./http-shopping.ts";
import { asOwner } from "../database/rows.ts";
import type { TestServer } from "../server/test-server.ts";

/** Everybody who may call the API. */
export const ACTORS = [
  "guest",
  "otherGuest",
  "customer",
  "otherCustomer",
  "courier",
  "employee",
  "employeeElsewhere",
  "manager",
  "admin",
] as const;

/** One of `ACTORS`. */
export type Actor = (typeof ACTORS)[number];

/** What every actor tries to reach: records of one customer and of Bistro Nord. */
export interface AccessFixture {
  readonly userId: UserId;
  /** The customer's open cart, and what would order it. */
  readonly cart: PricedCart;
  readonly orderCart: BodyOf<"placeOrder">;
  /** The customer's pending order at Centru. */
  readonly order: Order;
  /** A browser of an actor's own, with a session of its own. */
  as(actor: Actor): Promise<HttpClient>;
}

/** Creates a customer with a cart and an order, and a courier and an employee who are not of the demo. */
export async function createAccessFixture(server: TestServer): Promise<AccessFixture> {
  const customer = await newCustomer(server);
  const other = await newCustomer(server);
  const courier = await newCustomer(server);
  const elsewhere = await newCustomer(server);
  await employ(server, courier.userId, BISTRO_ORGANIZATION, "courier");
  await employ(server, elsewhere.userId, ZEN_ORGANIZATION, "employee");
  const order = await orderCart(customer);
  const cart = succeeded(await customer.call("saveCart", { body: newCart() }));
  const [staff, manager, admin] = await Promise.all(
    ["staff", "manager", "admin"].map((name) => personOf(server, name)),
  );

  async function as(actor: Actor): Promise<HttpClient> {
    switch (actor) {
      case "guest":
        return server.client();
      case "otherGuest": {
        const guest = server.client();
        await guest.call("saveCart", { body: newCart() });
        return guest;
      }
      case "customer":
        return sessionOf(server, customer.userId, null);
      case "otherCustomer":
        return sessionOf(server, other.userId, null);
      case "courier":
        return sessionOf(server, courier.userId, BISTRO_ORGANIZATION);
      case "employee":
        return sessionOf(server, staff, BISTRO_ORGANIZATION);
      case "employeeElsewhere":
        return sessionOf(server, elsewhere.userId, ZEN_ORGANIZATION);
      case "manager":
        return sessionOf(server, manager, BISTRO_ORGANIZATION);
      case "admin":
        return sessionOf(server, admin, BISTRO_ORGANIZATION);
    }
  }

  return { userId: customer.userId, cart, orderCart: await orderBody(customer, cart), order, as };
}

async function employ(
  server: TestServer,
  userId: UserId,
  organizationId: OrganizationId,
  role: string,
): Promise<void> {
  await asOwner(
    server,
    "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, $4)",
    [organizationId, newId(), userId, role],
  );
}

async function personOf(server: TestServer, name: string): Promise<UserId> {
  const [found] = await asOwner<{ id: string }>(server, "select id from users where email = $1", [
    `${name}@example.com`,
  ]);
  if (found === undefined) throw new Error(`The demo has no ${name}`);
  return toId<UserId>(found.id);
}

async function sessionOf(
  server: TestServer,
  userId: UserId | undefined,
  organizationId: OrganizationId | null,
): Promise<HttpClient> {
  if (userId === undefined) throw new Error("Nobody to sign in");
  const client = server.client();
  const token = newToken();
  const tokenHash = hashSessionToken(token, "localhost");
  const now = server.clock.now();
  await inAccounts(server.database.app, async (accounts) => {
    await insertSession(
      accounts,
      { tokenHash, userId, host: "localhost", expiresAt: plusMillis(now, 86_400_000) },
      now,
    );
    if (organizationId !== null) await chooseOrganization(accounts, tokenHash, organizationId);
  });
  client.cookies.set(SESSION_COOKIE, token);
  return client;
}
