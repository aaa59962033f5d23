import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Consent, ConsentChoice, ConsentTopics } from "#core/consent/consent.ts";
import { consent } from "#core/contract/consent.ts";
import type { UserId, VisitorId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** Who a consent is of: the user, the visitor of the browser, or both. */
export interface ConsentSubject {
  readonly userId: UserId | null;
  readonly visitorId: VisitorId | null;
}

/**
 * Keeps a choice of everybody it is of, with the text that was read before (CONSENT-7); the one before is replaced. A no
 * deletes what was counted of the visitor (CONSENT-3). Answers false, and the transaction is over, where nobody published
 * that text.
 */
export async function writeConsent(
  accounts: Queries,
  subject: ConsentSubject,
  choice: ConsentChoice,
  now: Instant,
): Promise<boolean> {
  const { analytics, marketing, visitorId } = choice;
  await WRITE_CONSENT.run(accounts, idsOf(subject), visitorId, analytics, marketing, now);
  if (!(await writeText(accounts, idsOf(subject), choice, now))) return false;
  if (!analytics && visitorId !== null) await FORGET_EVENTS.run(accounts, visitorId);
  return true;
}

// Who says something else has not said it to the texts of before.
async function writeText(
  accounts: Queries,
  ids: readonly string[],
  { analytics, marketing, text }: ConsentTopics & Pick<ConsentChoice, "text">,
  now: Instant,
): Promise<boolean> {
  await FORGET_TEXTS.run(accounts, ids, analytics, marketing);
  if (text === undefined) return true;
  try {
    await WRITE_TEXT.run(accounts, ids, text.organizationId, text.number, analytics, marketing, now);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
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

// The publication that is referred to is not there.
const FOREIGN_KEY_VIOLATION = "23503";

const decodeConsent = decoderOf("a consent", consent);

const WRITE_CONSENT = statement(
  "consent.write",
  `insert into consents (subject, user_id, visitor_id, analytics, marketing, at)
     select s.id, u.id, $2, $3, $4, $5 from unnest($1::text[]) as s (id) left join users u on u.id = s.id
     on conflict (subject) do update set visitor_id = excluded.visitor_id, analytics = excluded.analytics,
       marketing = excluded.marketing, at = excluded.at`,
);

const FORGET_EVENTS = statement("consent.forgetEvents", "select forget_analytics_events($1)");

const FORGET_TEXTS = statement(
  "consent.forgetTexts",
  "delete from consent_texts where subject = any ($1::text[]) and (analytics <> $2 or marketing <> $3)",
);

const WRITE_TEXT = statement(
  "consent.writeText",
  `insert into consent_texts (organization_id, subject, number, analytics, marketing, at)
     select $2, s.id, $3, $4, $5, $6 from unnest($1::text[]) as s (id)
     on conflict (organization_id, subject) do update set number = excluded.number, analytics = excluded.analytics,
       marketing = excluded.marketing, at = excluded.at`,
);

const READ_CONSENT = statement(
  "consent.read",
  `select json_build_object('analytics', c.analytics, 'marketing', c.marketing, 'visitorId', c.visitor_id,
      'at', instant(c.at), 'texts', coalesce((
        select json_agg(json_build_object('organizationId', t.organization_id, 'number', t.number)
            order by t.organization_id)
          from consent_texts t where t.subject = c.subject), '[]')) as consent
     from consents c where c.subject = any ($1::text[]) order by c.at desc, c.subject limit 1`,
);
