import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Consent, ConsentChoice } from "#core/consent/consent.ts";
import { consent } from "#core/contract/consent.ts";
import type { UserId, VisitorId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** Who a consent is of: the user, the visitor of the browser, or both. */
export interface ConsentSubject {
  readonly userId: UserId | null;
  readonly visitorId: VisitorId | null;
}

/** Keeps a choice of everybody it is of; the one before is replaced. A no deletes what was counted of the visitor (CONSENT-3). */
export async function writeConsent(
  accounts: Queries,
  subject: ConsentSubject,
  choice: ConsentChoice,
  now: Instant,
): Promise<void> {
  const { analytics, marketing, visitorId } = choice;
  await WRITE_CONSENT.run(accounts, idsOf(subject), visitorId, analytics, marketing, now);
  if (!analytics && visitorId !== null) await FORGET_EVENTS.run(accounts, visitorId);
}

/** What was said last; null where nothing was. */
export async function readConsent(accounts: Queries, subject: ConsentSubject): Promise<Consent | null> {
  const row = await READ_CONSENT.first(accounts, idsOf(subject));
  return row && decodeConsent(row.consent);
}

// A browser may say anything for its visitor's id, the user's own id too: that is one subject.
function idsOf({ userId, visitorId }: ConsentSubject): readonly string[] {
  return [...new Set([userId, visitorId].filter((id) => id !== null))];
}

const decodeConsent = decoderOf("a consent", consent);

const WRITE_CONSENT = statement(
  "consent.write",
  `insert into consents (subject, user_id, visitor_id, analytics, marketing, at)
     select s.id, u.id, $2, $3, $4, $5 from unnest($1::text[]) as s (id) left join users u on u.id = s.id
     on conflict (subject) do update set visitor_id = excluded.visitor_id, analytics = excluded.analytics,
       marketing = excluded.marketing, at = excluded.at`,
);

const FORGET_EVENTS = statement("consent.forgetEvents", "select forget_analytics_events($1)");

const READ_CONSENT = statement(
  "consent.read",
  `select json_build_object('analytics', c.analytics, 'marketing', c.marketing, 'visitorId', c.visitor_id,
      'at', instant(c.at)) as consent
     from consents c where c.subject = any ($1::text[]) order by c.at desc, c.subject limit 1`,
);
