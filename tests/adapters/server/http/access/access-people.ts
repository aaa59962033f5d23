import { SESSION_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { chooseOrganization, insertSession } from "#adapters/server/account/session/sessions.queries.ts";
import type { Role } from "#core/account/employee.ts";
import { type LocationId, type OrganizationId, toId, type UserId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import {
  AVIATORILOR,
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newId,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

/** Everybody who may call the API. */
export const ACTORS = [
  "guest",
  "otherGuest",
  "linkHolder",
  "newcomer",
  "customer",
  "otherCustomer",
  "courier",
  "employee",
  "employeeElsewhere",
  "oneLocation",
  "twoRoles",
  "leaver",
  "manager",
  "undecided",
  "owner",
  "ownerElsewhere",
  "admin",
  "undecidedAdmin",
] as const;

/** One of `ACTORS`. */
export type Actor = (typeof ACTORS)[number];

/** Everybody who is known by what they are, not by what they were sent. */
type KnownActor = Exclude<Actor, "linkHolder">;

type SignedIn = Exclude<KnownActor, "guest" | "otherGuest">;

/** Who is signed in, and the organization that the session works in. */
interface Person {
  readonly userId: UserId;
  readonly chosen: OrganizationId | null;
}

/** Browsers of everybody. */
export interface AccessPeople {
  readonly users: Readonly<Record<"newcomer" | "customer" | "otherCustomer", UserId>>;
  /** A browser of an actor's own, with a session of its own; a guest's has the secret of the guest's carts. */
  as(actor: KnownActor): Promise<HttpClient>;
}

/** Finds the people of the demo, and creates those who are not of it. */
export async function createAccessPeople(server: TestServer): Promise<AccessPeople> {
  const newcomer = await userOf(server);
  await asOwner(server, "update users set phone = null, phone_verified_at = null where id = $1", [newcomer]);
  const [customer, otherCustomer] = [await userOf(server), await userOf(server)];
  const manager = await demoPerson(server, "manager");
  const admin = await demoPerson(server, "admin");
  const people: Readonly<Record<SignedIn, Person>> = {
    // Has no phone, so no verified one.
    newcomer: { userId: newcomer, chosen: null },
    customer: { userId: customer, chosen: null },
    // Of a shop of Zen Kitchen.
    otherCustomer: { userId: otherCustomer, chosen: null },
    courier: await employed(server, BISTRO_ORGANIZATION, "courier"),
    employee: { userId: await demoPerson(server, "staff"), chosen: BISTRO_ORGANIZATION },
    employeeElsewhere: await employed(server, ZEN_ORGANIZATION, "employee"),
    // Not at the one that the requests are about.
    oneLocation: await employed(server, BISTRO_ORGANIZATION, "employee", [AVIATORILOR]),
    twoRoles: await courierAndEmployee(server),
    // The session chose an organization that the person is no longer of.
    leaver: { userId: await userOf(server), chosen: BISTRO_ORGANIZATION },
    manager: { userId: manager, chosen: BISTRO_ORGANIZATION },
    // Manages both organizations.
    undecided: { userId: manager, chosen: null },
    owner: await employed(server, BISTRO_ORGANIZATION, "owner"),
    ownerElsewhere: { userId: await demoPerson(server, "owner"), chosen: ZEN_ORGANIZATION },
    admin: { userId: admin, chosen: BISTRO_ORGANIZATION },
    undecidedAdmin: { userId: admin, chosen: null },
  };
  const guests = { guest: await newGuest(server), otherGuest: await newGuest(server) };

  return {
    users: { newcomer, customer, otherCustomer },
    as: async (actor) => {
      if (actor !== "guest" && actor !== "otherGuest") return sessionOf(server, people[actor]);
      const client = server.client();
      guests[actor].cookies.forEach((value, name) => client.cookies.set(name, value));
      return client;
    },
  };
}

async function newGuest(server: TestServer): Promise<HttpClient> {
  const guest = server.client();
  await guest.call("saveCart", { body: newCart() });
  return guest;
}

async function userOf(server: TestServer): Promise<UserId> {
  return (await newCustomer(server)).userId;
}

async function employed(
  server: TestServer,
  chosen: OrganizationId,
  role: Role,
  locationIds: readonly LocationId[] | null = null,
): Promise<Person> {
  const userId = await userOf(server);
  await employ(server, userId, chosen, role, locationIds);
  return { userId, chosen };
}

async function employ(
  server: TestServer,
  userId: UserId,
  organizationId: OrganizationId,
  role: Role,
  locationIds: readonly LocationId[] | null,
): Promise<void> {
  await asOwner(
    server,
    "insert into employees (organization_id, id, user_id, role, location_ids) values ($1, $2, $3, $4, $5)",
    [organizationId, newId(), userId, role, locationIds],
  );
}

// Sees orders at Zen Kitchen, and none at Bistro Nord.
async function courierAndEmployee(server: TestServer): Promise<Person> {
  const person = await employed(server, BISTRO_ORGANIZATION, "courier");
  await employ(server, person.userId, ZEN_ORGANIZATION, "employee", null);
  return person;
}

async function demoPerson(server: TestServer, name: string): Promise<UserId> {
  const [found] = await asOwner<{ id: string }>(server, "select id from users where email = $1", [
    `${name}@example.com`,
  ]);
  if (found === undefined) throw new Error(`The demo has no ${name}`);
  return toId<UserId>(found.id);
}

const SESSION_MS = 86_400_000;

async function sessionOf(server: TestServer, { userId, chosen }: Person): Promise<HttpClient> {
  const client = server.client();
  const token = newToken();
  const tokenHash = hashSessionToken(token, "localhost");
  const now = server.clock.now();
  const session = {
    agent: null,
    isTwoFactor: false,
    passkeyId: null,
    tokenHash,
    userId,
    host: "localhost",
    expiresAt: plusMillis(now, SESSION_MS),
  };
  await inAccounts(server.database.app, async (accounts) => {
    await insertSession(accounts, session, now);
    if (chosen !== null) await chooseOrganization(accounts, tokenHash, chosen);
  });
  client.cookies.set(SESSION_COOKIE, token);
  return client;
}
