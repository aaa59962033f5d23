import { provePhone } from "#adapters/server/account/phone/phones.queries.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { type OrderId, toId, type ShopId, type UserId, type VisitorId } from "#core/kernel/id.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  NEAR_CENTRU,
  newCart,
  newId,
  newItem,
  newStaff,
  orderBody,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import { publishConsentText } from "#tests/support/shopping/publish-consent-text.ts";
import { fillTheRest } from "./rare-rows.ts";

export const PASSWORD = "o frază destul de lungă";
const COMPANY = "Rarissima SRL";

/** A person of whom every table knows something, with the words by which any row of them is found. */
export interface KnownPerson {
  readonly client: HttpClient;
  readonly userId: UserId;
  readonly email: string;
  readonly orderId: OrderId;
  /** As they may stand in any column, and none of them in another person's row. */
  readonly words: readonly string[];
  /** On the invoice. */
  readonly company: string;
}

let people = 0;

/** Registers somebody whose name nobody else has, on a page of that shop. */
export async function registerPerson(server: TestServer, shopId: ShopId | null = null) {
  people += 1;
  const client = server.client();
  const email = `zebulon.${people}@quizzaciob.example`;
  const { id } = succeeded(
    await client.call("register", {
      body: {
        firstName: "Zebulonica",
        lastName: `Quizzaciob${people}`,
        email,
        password: PASSWORD,
        acceptTerms: true,
        acceptPrivacy: true,
        acceptMarketing: true,
        shopId,
      },
    }),
  );
  const phone = `+407339${String(10_000 + people)}`;
  await inAccounts(server.database.app, (accounts) => provePhone(accounts, id, phone, server.clock.now()));
  return { client, email, phone, userId: id, lastName: `Quizzaciob${people}` };
}

/** Orders something for delivery, with a note and an invoice; nobody answers it yet. */
export async function orderWithInvoice(client: HttpClient): Promise<OrderId> {
  const lemonade = newItem(product("limonada-clasica"), { qty: 6, notes: "Fără clopoțelul verde" });
  const saved = succeeded(await client.call("saveCart", { body: newCart([lemonade]) }));
  const address = { ...NEAR_CENTRU, street: "Strada Nevăzută", courierNote: "Bate de trei ori la Nevăzuta" };
  const body = {
    ...(await orderBody(client, saved, { type: "asap" }, address)),
    contact: { firstName: "Zebulonica", lastName: "Quizzaciob" },
    kitchenNote: "Pentru clopoțelul mamei",
    companyInvoice: { name: COMPANY, taxId: "RO18547290" },
  };
  const headers = { "idempotency-key": `key-${newId()}` };
  return succeeded(await client.call("placeOrder", { body, headers })).id;
}

/** Has staff bring an order to its end. */
export async function fulfill(server: TestServer, id: OrderId): Promise<HttpClient> {
  const staff = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  const moves = [
    { event: "accept", readyInMinutes: 20 },
    { event: "ready" },
    { event: "dispatch" },
    { event: "complete" },
  ] as const;
  for (const [index, move] of moves.entries())
    succeeded(await staff.call("moveOrder", { params: { id }, body: { ...move, version: index + 1 } }));
  return staff;
}

/** Makes that person: a customer with an order that is over, who also works there. */
export async function createKnownPerson(server: TestServer): Promise<KnownPerson> {
  const { client, email, phone, userId, lastName } = await registerPerson(server);
  const visitorId = toId<VisitorId>(newId().toLowerCase());
  succeeded(await client.call("ensureCustomer", { body: { userId, shopId: BISTRO, visitorId } }));
  const owner = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  const text = await publishConsentText(owner, BISTRO_ORGANIZATION, "Te putem număra?");
  await client.call("saveConsent", { body: { analytics: true, marketing: true, visitorId, text } });
  const menuView = { type: "menu_view", value: null, metadata: null, aSId: "visit" } as const;
  await client.call("countEvent", {
    body: { ...menuView, shopId: BISTRO, visitorId, timestamp: server.clock.now() },
  });
  succeeded(
    await client.call("changeProfile", {
      params: { id: userId },
      body: {
        defaultDeliveryAddress: { ...NEAR_CENTRU, street: "Strada Nevăzută" },
        deliveryAddresses: [{ ...NEAR_CENTRU, street: "Strada Nevăzută" }],
      },
    }),
  );
  const orderId = await orderWithInvoice(client);
  const staff = await fulfill(server, orderId);
  const complaint = {
    version: 5,
    problem: "other",
    itemIds: [],
    text: "Zebulonica nu a primit tot",
  } as const;
  succeeded(await client.call("complainOfOrder", { params: { id: orderId }, body: complaint }));
  succeeded(await client.call("saveCart", { body: newCart([newItem(product("cola-artizanala"))]) }));
  await client.call("forgotPassword", { body: { email } });
  succeeded(await client.call("addPhone", { body: { phone: "0733 955 955", password: PASSWORD } }));
  await inAccounts(server.database.app, (accounts) =>
    provePhone(accounts, userId, phone, server.clock.now()),
  );
  succeeded(
    await staff.call("listStaffOrders", {
      query: { filter: { search: lastName }, page: 1, perPage: 25, sort: "-placed_at" },
    }),
  );
  await fillTheRest(server, { userId, orderId, name: `Zebulonica ${lastName}` });
  const digits = phone.slice(1);
  const words = [
    "Zebulonica",
    "Quizzaciob",
    "Nevăzut",
    "clopoțel",
    digits,
    "0733955955",
    "733955955",
    visitorId,
  ];
  return {
    client,
    userId,
    email,
    orderId,
    words: [...words, [...digits].toReversed().join("")],
    company: COMPANY,
  };
}
