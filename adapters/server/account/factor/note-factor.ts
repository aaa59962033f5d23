import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { setTenant } from "#adapters/server/db/transaction.ts";
import type { Messages } from "#adapters/server/outbox/messages.ts";
import type { AccountNotice } from "#core/account/auth/account-notice.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { UserId } from "#core/kernel/id.ts";
import { LOCALES } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { StoredSession } from "../session/session.ts";
import { readRecipient } from "./factors.queries.ts";

/** What noting a change of a second factor needs. */
export interface NoteFactorDeps {
  readonly ids: IdSource;
  readonly messages: Messages;
}

type FactorNotice = Extract<
  AccountNotice,
  { readonly kind: "factor_added" | "factor_removed" | "passkey_added" | "passkey_removed" }
>;

/** Notes a change of the own second factor or passkeys in every organization that the person works in. */
export async function auditFactor(
  { ids }: Pick<NoteFactorDeps, "ids">,
  queries: Queries,
  session: StoredSession,
  action: "factor.add" | "factor.renew" | "factor.remove" | "passkey.add" | "passkey.remove",
  now: Instant,
): Promise<void> {
  const { userId, employees } = session;
  for (const { organizationId, id } of employees) {
    await setTenant(queries, organizationId);
    await writeAudit(queries, { id: ids.ulid(), actorId: userId, action, subject: id, detail: {} }, now);
  }
}

/** Mails a person what became of their second factor or passkeys, in their language. */
export async function mailFactor(
  { messages }: Pick<NoteFactorDeps, "messages">,
  queries: Queries,
  userId: UserId,
  notice: FactorNotice,
  now: Instant,
): Promise<void> {
  const found = await readRecipient(queries, userId);
  const locale = LOCALES.find((one) => one === found?.locale);
  if (found === null || locale === undefined) return;
  await messages.send(queries, { channel: "email", recipient: found.email, locale, notice, now });
}
