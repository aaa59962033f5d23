interface ReadWhole {
  readonly table: string;
  /** How the statement begins, in one line. */
  readonly statement: string;
  readonly because: string;
}

const EXPORT = "( with u as (select * from users where id = p_user)";

const READ_WHOLE: readonly ReadWhole[] = [
  {
    table: "users",
    statement: "select exists (select from directory) or exists (select from users) as filled",
    because: "The first row answers.",
  },
  ...["consents", "consent_texts", "audit_log", "outbox", "order_runs", "analytics_events"].map((table) => ({
    table,
    statement: EXPORT,
    because: "All that is known of a person, once they ask for it: no index serves that alone.",
  })),
  {
    table: "analytics_events",
    statement: "delete from analytics_events e where e.visitor_id = any (p_visitors)",
    because: "An account is deleted once.",
  },
  {
    table: "consents",
    statement: "delete from consents c where c.user_id = u.id",
    because: "An account is deleted once.",
  },
  ...["phone_verifications", "password_resets"].map((table) => ({
    table,
    statement: `delete from ${table} where ctid = any`,
    because: "The job that forgets them, once a minute: they are kept for two days.",
  })),
  {
    table: "outbox",
    statement: "delete from outbox m where m.order_id = any (v_orders)",
    because: "An account is deleted once, and messages are kept for a week.",
  },
  {
    table: "outbox",
    statement: 'select id, channel, recipient as "to", subject, text, created_at as at',
    because: "The page of a demo's messages.",
  },
];

/** Whether a table may be read whole by a statement, both as `table: statement`. */
export function isReadWholeByDesign(scan: string): boolean {
  return READ_WHOLE.some(({ table, statement }) => scan.startsWith(`${table}: ${statement}`));
}

// What a server sends as it starts or stops and what commands send; and what needs another process, a stream that stays
// open or a service outside. Their own plans are looked at all the same.
const NOT_PLAYED: readonly RegExp[] = [
  /^(?:backup|clock|db|demo|import|setup)\./u,
  // Rare work on accounts, an owner's on people, settings, menus and promotions, and what strangers write.
  /^(?:factor|passkey|archive|invitation|staff|locationSettings|zoneSettings|shopLook|shopDomain|pointsRule|company|legal|menuDraft|menuEntry|menuPublication|picture|promotion)\./u,
  /^(?:launch\.noteSound|menu\.readFile|organization\.readName|outbox\.insert)$/u,
  // What a release before did not count.
  /^sales\.countMissing$/u,
  // Commands of those who run an installation.
  /^replay\./u,
  /^push\.(?:find|forget|keys)$/u,
  /^account\.(?:renameDevice|touchSession|writePhone)$/u,
  /^cart\.(?:noteSeen|readWriter|writeAnswered)$/u,
  /^presence\.(?:tell|wait)$/u,
  /^session\.(?:findAll|readSigningKey)$/u,
  /^(?:outbox\.noteFailed|reward\.adjustPoints|shop\.findInDirectory|site\.writeHeartbeat|transaction\.setTenant)$/u,
];

/** Whether a day at a shop needs no statement of that name. */
export function isNotPlayed(name: string): boolean {
  return NOT_PLAYED.some((names) => names.test(name));
}
