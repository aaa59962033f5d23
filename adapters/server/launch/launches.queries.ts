import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within a transaction of the organization.

/** What of a shop's launch only the database knows. */
export interface LaunchRow {
  readonly shopId: string;
  readonly isPublished: boolean;
  readonly isSoundTried: boolean;
  readonly people: number;
  readonly placed: number;
  readonly completed: number;
}

/** The shops of the organization by name, with its people, waiting invitations and test orders. */
export async function listLaunchRows(queries: Queries, now: Instant): Promise<readonly LaunchRow[]> {
  return LIST.rows(queries, FULFILLED_STATUS, now);
}

/** Publishes a shop or takes it back; false where it is so already, null where there is no such shop. */
export async function publishShop(
  queries: Queries,
  shopId: ShopId,
  isPublished: boolean,
  now: Instant,
): Promise<boolean | null> {
  const held = await LOCK.first(queries, shopId);
  if (held === null) return null;
  return held.isPublished === isPublished
    ? false
    : (await PUBLISH.run(queries, shopId, isPublished, now)) === 1;
}

/** Notes that the alarm was heard; false where it was before, null where there is no such shop. */
export async function noteSound(queries: Queries, shopId: ShopId, now: Instant): Promise<boolean | null> {
  const held = await LOCK.first(queries, shopId);
  if (held === null) return null;
  return held.isSoundTried ? false : (await NOTE_SOUND.run(queries, shopId, now)) === 1;
}

/** Whether a shop is the organization's. */
export async function isShopOfTenant(queries: Queries, shopId: ShopId): Promise<boolean> {
  return (await FIND_SHOP.first(queries, shopId)) !== null;
}

const FIND_SHOP = statement(
  "launch.findShop",
  "select id from shops where organization_id = tenant() and id = $1",
);

const LIST = statement(
  "launch.list",
  `select s.id as "shopId", s.is_published as "isPublished", s.sound_tried_at is not null as "isSoundTried",
          ((select count(*) from employees e where e.organization_id = tenant())
            + (select count(*) from staff_invitations i where i.organization_id = tenant() and i.expires_at > $2))::int as people,
          t.placed, t.completed
     from shops s, lateral (
       select count(*)::int as placed, (count(*) filter (where o.status = $1))::int as completed
         from orders o where o.organization_id = tenant() and o.shop_id = s.id and o.is_test) t
    where s.organization_id = tenant() order by s.name, s.id`,
  ["shopId", "isPublished", "isSoundTried", "people", "placed", "completed"],
);

const LOCK = statement(
  "launch.lock",
  `select is_published as "isPublished", sound_tried_at is not null as "isSoundTried"
     from shops where organization_id = tenant() and id = $1 for no key update`,
  ["isPublished", "isSoundTried"],
);

const PUBLISH = statement(
  "launch.publish",
  `update shops set is_published = $2, published_at = case when $2 then $3::timestamptz end
    where organization_id = tenant() and id = $1`,
);

const NOTE_SOUND = statement(
  "launch.noteSound",
  "update shops set sound_tried_at = $2 where organization_id = tenant() and id = $1",
);
