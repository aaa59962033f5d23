import type { Queries } from "#adapters/server/db/prepared.ts";
import type { TableRows } from "#adapters/server/db/statement-types.generated.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { DeliveryAddress, SavedDeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { toId, type DeliveryAddressId } from "#core/kernel/id.ts";
import { type DemoAddress, type DemoContent, type DemoPerson, readDemoPeople } from "./demo-content.ts";
import { demoId } from "./demo-ids.ts";
import { insertRows } from "./insert-rows.ts";

/** The password of everybody in the demo (DEMO-2). */
export const DEMO_PASSWORD = "parola-demo-2026";

/** Whether an account is one of the demo's, whose password everybody knows. */
export async function isDemoPerson(userId: string): Promise<boolean> {
  const people = await readDemoPeople();
  return people.some(({ email }) => demoId("user", email) === userId);
}

const MEMBER_SINCE_MS = 120 * 86_400_000;

/** Makes the accounts; needs a transaction that sees people and no organization's rows. */
export async function seedPeople(
  queries: Queries,
  content: DemoContent,
  passwordHash: string,
  now: Instant,
): Promise<void> {
  const since = plusMillis(now, -MEMBER_SINCE_MS);
  await insertRows(
    queries,
    "users",
    content.people.map((person) => toUserRow(person, since)),
  );
  await insertRows(
    queries,
    "credentials",
    content.people.map(({ email }) => ({
      user_id: demoId("user", email),
      password_hash: passwordHash,
      changed_at: since,
    })),
  );
}

/** Makes the staff of the transaction's organization. */
export async function seedEmployees(
  queries: Queries,
  content: DemoContent,
  organizationKey: string,
): Promise<void> {
  const rows = content.people.flatMap((person) =>
    person.employees
      .filter(({ organization }) => organization === organizationKey)
      .map(({ role, locations }) => ({
        organization_id: demoId("organization", organizationKey),
        id: demoId("employee", organizationKey, person.email),
        user_id: demoId("user", person.email),
        role,
        location_ids: locations?.map((key) => locationId(content, organizationKey, key)) ?? null,
      })),
  );
  await insertRows(queries, "employees", rows);
}

/** An address as orders carry it. */
export function toDeliveryAddress({ courier_note, ...address }: DemoAddress): DeliveryAddress {
  return { ...address, courierNote: courier_note };
}

function toUserRow(person: DemoPerson, since: Instant): TableRows["users"] {
  const addresses: readonly SavedDeliveryAddress[] = person.addresses.map((address, index) => ({
    id: toId<DeliveryAddressId>(demoId("address", person.email, index)),
    ...toDeliveryAddress(address),
  }));
  return {
    id: demoId("user", person.email),
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone,
    phone_verified_at: person.phone_verified ? since : null,
    locale: person.locale,
    is_admin: person.is_admin,
    default_fulfillment_method: person.default_fulfillment_method,
    default_delivery_address:
      person.default_address === null ? null : (addresses[person.default_address] ?? null),
    delivery_addresses: addresses,
    accepted_terms_at: since,
    created_at: since,
  };
}

function locationId(content: DemoContent, organizationKey: string, key: string): string {
  const shop = content.shops.find(
    ({ organization, locations }) =>
      organization === organizationKey && locations.some((location) => location.key === key),
  );
  if (shop === undefined)
    throw new Error(`The demo's organization ${organizationKey} has no location ${key}`);
  return demoId("location", shop.key, key);
}
