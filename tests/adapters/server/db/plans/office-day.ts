import { newPriceStaff } from "#tests/adapters/server/menu/price-staff.ts";
import { newTestDevice } from "#tests/adapters/server/push/push-service.ts";
import { PASSWORD, registerPerson } from "#tests/adapters/server/account/data/known-person.ts";
import { toId, type EmployeeId, type VisitorId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import { plusMillis } from "#core/time/instant.ts";
import { publishConsentText } from "#tests/support/shopping/publish-consent-text.ts";
import {
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newCustomer,
  newId,
  newStaff,
  orderCart,
  product,
} from "#tests/support/shopping/http-shopping.ts";

const DEMO_PASSWORD = "parola-demo-2026";
const PIN = "482913";

function done({ status, text }: { readonly status: number; readonly text: string }): void {
  if (status >= 300) throw new Error(`${status} ${text}`);
}

/** What people do with their accounts, and managers in the office. */
export async function playOffice(server: TestServer): Promise<void> {
  const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  await changePrices(server);
  await shareTablet(server, manager);
  await switchPush(server, manager);
  await leadOn(server);
  await signInWithCart(server);
  await changeAccount(server);
}

async function changePrices(server: TestServer): Promise<void> {
  const prices = await newPriceStaff(server);
  const draft = await prices.draft(await prices.dearer(product("espresso"), "0.50"));
  const applied = succeeded(await prices.apply(draft));
  done(await prices.revert(applied));
  const changes = [await prices.dearer(product("espresso"), "0.70")];
  const effectiveAt = plusMillis(server.clock.now(), 1000);
  done(
    await prices.manager.call("createPriceUpdate", { body: { effectiveAt, changes, confirmedPrice: null } }),
  );
}

async function shareTablet(server: TestServer, manager: HttpClient): Promise<void> {
  const tablet = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  done(await manager.call("writePin", { body: { password: DEMO_PASSWORD, pin: PIN } }));
  const { id } = succeeded(await tablet.call("shareTablet", { params: { id: CENTRU } }));
  const [row] = await asOwner<{ id: string }>(
    server,
    "select e.id from employees e join users u on u.id = e.user_id where u.email = 'manager@example.com' and e.organization_id = $1",
    [BISTRO_ORGANIZATION],
  );
  const employeeId = toId<EmployeeId>(row?.id ?? "");
  done(await tablet.call("readTablet"));
  done(await tablet.call("switchPerson", { body: { employeeId, pin: PIN } }));
  done(await tablet.call("me", { query: {} }));
  done(await manager.call("revokeTablet", { params: { id } }));
  done(await manager.call("writePin", { body: { password: DEMO_PASSWORD, pin: null } }));
}

async function switchPush(server: TestServer, manager: HttpClient): Promise<void> {
  const customer = await newCustomer(server);
  const { id } = await orderCart(customer);
  const { device } = newTestDevice("fcm.googleapis.com");
  done(await customer.call("switchOrderPush", { params: { id }, body: { device } }));
  done(await manager.call("switchPush", { body: { device: newTestDevice("fcm.googleapis.com").device } }));
}

async function leadOn(server: TestServer): Promise<void> {
  const owner = await newCustomer(server);
  await asOwner(
    server,
    "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'owner')",
    [BISTRO_ORGANIZATION, newId(), owner.userId],
  );
  await owner.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
  const path = `/old-${newId().toLowerCase()}`;
  done(await owner.call("addRedirect", { body: { path, to: "/menu", status: 302 } }));
  await server.client().call("findRedirect", { query: { path } });
  const messages = succeeded(await owner.call("listMessages", { query: { filter: {} } })).data;
  for (const { id } of messages.slice(0, 1)) done(await owner.call("sendAgain", { params: { id } }));
  done(await owner.call("previewMessages", { query: { locale: "ro" } }));
  const launches = succeeded(await owner.call("listLaunches", {})).data;
  for (const { shopId } of launches) {
    const params = { id: shopId };
    done(await owner.call("noteSound", { params }));
    done(await owner.call("deleteTestOrders", { params }));
    done(await owner.call("publishShop", { params, body: { isPublished: false } }));
    done(await owner.call("publishShop", { params, body: { isPublished: true } }));
  }
  const { data } = succeeded(await owner.call("listRedirects"));
  for (const { id } of data) await owner.call("removeRedirect", { params: { id } });
}

/** A guest with a cart who signs in, where they have another one already. */
async function signInWithCart(server: TestServer): Promise<void> {
  const guest = server.client();
  done(await guest.call("saveCart", { body: newCart() }));
  await guest.signIn("ana@example.com");
  const second = server.client();
  done(await second.call("saveCart", { body: newCart() }));
  await second.signIn("ana@example.com");
}

async function changeAccount(server: TestServer): Promise<void> {
  const { client, email, userId } = await registerPerson(server);
  const person = { params: { id: userId } };
  const visitorId = toId<VisitorId>(newId().toLowerCase());
  const owner = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  const text = await publishConsentText(owner, BISTRO_ORGANIZATION, `Te putem număra, ${email}?`);
  await client.call("saveConsent", { body: { analytics: true, marketing: false, visitorId, text } });
  await client.call("saveConsent", { body: { analytics: true, marketing: false, visitorId, text } });
  await client.call("saveConsent", { body: { analytics: false, marketing: false, visitorId } });
  const phone = `+4074${newId().replaceAll(/\D/gu, "").padEnd(7, "1").slice(0, 7)}`;
  done(await client.call("addPhone", { body: { phone, password: PASSWORD } }));
  const sent = await asOwner<{ text: string }>(server, "select text from outbox where recipient = $1", [
    phone,
  ]);
  await client.call("verifyPhone", { body: { code: "000000" } });
  const code = /\d{6}/u.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
  done(await client.call("verifyPhone", { body: { code } }));
  await client.call("forgotPassword", { body: { email } });
  const password = `${PASSWORD} nouă`;
  done(await client.call("changePassword", { ...person, body: { currentPassword: PASSWORD, password } }));
  done(await orderCart(client).then(() => client.call("exportPerson", { ...person, body: { password } })));
  const leaver = await registerPerson(server);
  done(await leaver.client.call("saveCart", { body: newCart() }));
  const body = { password: PASSWORD, confirmation: leaver.email };
  done(await leaver.client.call("deleteAccount", { params: { id: leaver.userId }, body }));
}
