import { hashPassword } from "#adapters/server/account/password/password-hash.ts";
import { ensureCustomer } from "#adapters/server/account/customer/customers.queries.ts";
import { adjustPoints, readBalance } from "#adapters/server/reward/rewards.queries.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { readShopSnapshot } from "#adapters/server/shop/shops.queries.ts";
import { isAllowed } from "#core/account/permissions.ts";
import { toId, type CustomerId, type OrganizationId, type UserId } from "#core/kernel/id.ts";
import { staffMover, type Mover } from "#core/order/lifecycle/order-facts.ts";
import type { Instant } from "#core/time/instant.ts";
import { analyzeTables } from "#adapters/server/db/analyze.ts";
import type { Connection } from "#adapters/server/db/connection.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction, setTenant } from "#adapters/server/db/transaction.ts";
import { readDemoContent, type DemoContent } from "./demo-content.ts";
import { demoId } from "./demo-ids.ts";
import { seedMenu } from "./demo-menu.ts";
import { seedPastOrder, type PastOrder } from "./demo-orders.ts";
import { DEMO_PASSWORD, seedEmployees, seedPeople } from "./demo-people.ts";
import { seedPromotions } from "./demo-promotions.ts";
import { seedShops } from "./demo-shops.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** A database that may be filled: as requests reach it, and as its owner does. */
export interface DemoDatabase {
  readonly app: DatabasePool;
  readonly owner: Connection;
}

const SEED_LOCK = 7_346_202;

/** Fills an empty database with the demo, and has its rows counted; false when there is anything in it already. */
export async function seedDemo({ app, owner }: DemoDatabase, now: Instant): Promise<boolean> {
  const seeded = await fillWithDemo(app, now);
  if (seeded) await analyzeTables(owner);
  return seeded;
}

/**
 * Fills an empty database with the demo (DEMO-1), in one transaction; false when there is anything in it already. Ids are
 * always the same, times hang on `now`. Two servers that start together seed once. Until its rows are counted every
 * statement costs two to three times the time.
 */
export async function fillWithDemo(app: DatabasePool, now: Instant): Promise<boolean> {
  const scope = { organizationId: null, scope: "accounts" } as const;
  // Most starts find it filled, and are spared reading the content and hashing the password.
  if (await inTransaction(app, scope, isFilled)) return false;
  const [passwordHash, content] = await Promise.all([hashPassword(DEMO_PASSWORD), readDemoContent()]);
  return inTransaction(app, scope, async (queries) => {
    await LOCK_SEED.run(queries, SEED_LOCK);
    if (await isFilled(queries)) return false;
    await seedPeople(queries, content, passwordHash, now);
    for (const { key } of content.organizations) await seedOrganization(queries, content, key, now);
    return true;
  });
}

async function isFilled(queries: Queries): Promise<boolean> {
  return (await IS_FILLED.one(queries)).filled;
}

async function seedOrganization(
  queries: Queries,
  content: DemoContent,
  key: string,
  now: Instant,
): Promise<void> {
  await setTenant(queries, demoId("organization", key));
  await seedShops(queries, content, key);
  await seedEmployees(queries, content, key);
  const snapshots = new Map<string, ShopSnapshot>();
  for (const shop of content.shops.filter(({ organization }) => organization === key)) {
    const menu = content.menus[shop.key];
    if (menu === undefined) throw new Error(`The demo's shop ${shop.key} has no menu`);
    await seedMenu(queries, shop, menu, now);
    await seedPromotions(queries, content, shop);
    const snapshot = await readShopSnapshot(queries, demoId("shop", shop.key), now);
    if (snapshot !== null) snapshots.set(shop.key, snapshot);
  }
  const manager = managerOf(content, key);
  for (const past of pastOrders(content, snapshots)) await seedPastOrder(queries, past, manager, now);
  await seedPoints(queries, content, key, snapshots, now);
}

// Oldest first, as their event numbers say.
function pastOrders(
  content: DemoContent,
  snapshots: ReadonlyMap<string, ShopSnapshot>,
): readonly PastOrder[] {
  return content.people
    .flatMap((person) =>
      person.order_history.flatMap((order, index) => {
        const snapshot = snapshots.get(order.shop);
        return snapshot === undefined ? [] : [{ person, order, snapshot, index }];
      }),
    )
    .toSorted((a, b) => b.order.days_ago - a.order.days_ago);
}

function managerOf(content: DemoContent, organizationKey: string): Mover {
  const [manager] = content.people.flatMap(({ email, employees }) =>
    employees
      .filter(
        ({ organization, role }) => organization === organizationKey && isAllowed(role, "orders.reopen"),
      )
      .map(({ role }) => staffMover(demoId("user", email), role)),
  );
  if (manager === undefined) throw new Error(`The demo's organization ${organizationKey} has no manager`);
  return manager;
}

// Past orders earned some; the rest of the promised balance is an adjustment.
async function seedPoints(
  queries: Queries,
  content: DemoContent,
  organizationKey: string,
  snapshots: ReadonlyMap<string, ShopSnapshot>,
  now: Instant,
): Promise<void> {
  const organizationId = toId<OrganizationId>(demoId("organization", organizationKey));
  for (const person of content.people) {
    for (const [shopKey, points] of Object.entries(person.points)) {
      const snapshot = snapshots.get(shopKey);
      if (snapshot === undefined) continue;
      const userId = toId<UserId>(demoId("user", person.email));
      const customerId = toId<CustomerId>(demoId("customer", shopKey, person.email));
      await ensureCustomer(
        queries,
        { id: customerId, userId, shopId: snapshot.shopId, visitorId: null },
        now,
      );
      const earned = (await readBalance(queries, userId, snapshot.shopId))?.balance ?? 0;
      const entry = {
        id: demoId("points", shopKey, person.email),
        organizationId,
        customerId,
        points: points - earned,
      };
      if (entry.points !== 0) await adjustPoints(queries, entry, now);
    }
  }
}

const LOCK_SEED = statement("demo.lockSeed", "select pg_advisory_xact_lock($1)");

const IS_FILLED = statement(
  "demo.isFilled",
  "select exists (select from directory) or exists (select from users) as filled",
  ["filled"],
);
