import type { Clock } from "#core/time/clock.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { type UserId, toId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { hashPassword } from "#adapters/server/account/password/password-hash.ts";
import type { DatabasePool } from "../db/pool.ts";
import type { Queries } from "../db/prepared.ts";
import { inTransaction } from "../db/transaction.ts";
import { insertUser } from "#adapters/server/account/user/accounts.queries.ts";
import { findShopBySlug } from "#adapters/server/shop/shops.queries.ts";
import { makeShop } from "./make-shop.ts";
import { findAccount, insertOwner } from "./new-shop.queries.ts";
import type { Owner } from "./owner-flags.ts";
import type { Installation } from "./setup-flags.ts";

/** What making an installation works with. */
export interface SetupTools {
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** What was made. */
export interface MadeInstallation {
  /** Whether the owner had an account already; its password then stays. */
  readonly ownerWasKnown: boolean;
}

/** Makes organization, shop, location and owner in one transaction; refuses a slug that is taken. */
export async function makeInstallation(
  { pool, clock, ids }: SetupTools,
  { organization, shop, owner }: Installation,
): Promise<Result<MadeInstallation, string>> {
  if ((await findShopBySlug(pool, shop.slug)) !== null)
    return err(
      `A shop with the slug ${shop.slug} exists already. Nothing was changed; choose another with --slug.`,
    );
  const passwordHash = await hashPassword(owner.password);
  const place = { organizationId: ids.ulid(), shopId: ids.ulid() };
  return inTransaction(pool, { organizationId: place.organizationId }, async (queries) => {
    await makeShop(queries, place, shop, organization, ids);
    const known = await findAccount(queries, owner.email);
    const userId =
      known ??
      (await makeAccount(queries, owner, { id: toId<UserId>(ids.ulid()), passwordHash, shop, clock }));
    await insertOwner(queries, place.organizationId, { id: ids.ulid(), userId });
    return ok({ ownerWasKnown: known !== null });
  });
}

async function makeAccount(
  queries: Queries,
  { email, firstName, lastName }: Owner,
  account: {
    readonly id: UserId;
    readonly passwordHash: string;
    readonly shop: Installation["shop"];
    readonly clock: Clock;
  },
): Promise<UserId> {
  const { id, passwordHash, shop, clock } = account;
  const user = {
    id,
    email,
    firstName,
    lastName,
    locale: shop.locale,
    acceptsMarketing: false,
    passwordHash,
    accepted: null,
  };
  if (!(await insertUser(queries, user, clock.now())))
    throw new Error(`The account ${email} is being made by somebody else.`);
  return id;
}

/** What to do next, for a person at a terminal. */
export function describeInstallation(
  { shop, owner }: Installation,
  { ownerWasKnown }: MadeInstallation,
  { publicUrl, demo }: { readonly publicUrl: string; readonly demo: boolean },
): string {
  const { location } = shop;
  return [
    `Made ${shop.name} (${shop.slug}) with the location ${location.name}, ${location.address}, and its owner ${owner.email}.`,
    ...(ownerWasKnown ? ["The owner had an account already: its password stays as it was."] : []),
    "",
    "Next:",
    `  npm run import-menu -- --format tastyigniter --shop ${shop.slug} FILE…   (or square, schema-org)`,
    demo ? "  DEMO=off npm start" : "  npm start",
    `  ${publicUrl}/login is where ${owner.email} signs in, and what is left to do is listed.`,
    `  ${publicUrl}/shops/${shop.slug} is the shop; ${shop.isPublished ? "the public sees it" : "the public sees it once it is published"}.`,
  ].join("\n");
}
