import { setTimeout as delay } from "node:timers/promises";
import { withOwner } from "#adapters/server/db/owner.ts";
import { insertMessages } from "#tests/support/database/backlog.ts";
import { startTestCarriers, type TestCarriers } from "#tests/support/server/carriers.ts";
import { becomesSo } from "#tests/support/patience.ts";
import { clearLater } from "../belongings.ts";
import { runRoundOfItsOwn, type Fault } from "../round.ts";
import type { Site } from "../site.ts";
import type { RoundRecord } from "../round-record.ts";

const PARALLEL = 16;
const CUT_OFF_SECONDS = 5;
const SLOW_MS = 2000;
// All connections together would need half a minute for them.
const ORDER_MESSAGES = 200;
const CODES = 4;
const MAX_CODE_MS = 10_000;
const MIN_ORDERS_PER_SECOND = 2;
const MAX_DRAIN_MS = 60_000;

/** Carriers that take two seconds for each message, then never answer, then work again: orders do not feel it. */
export const slowCarriers: Fault = {
  name: "slow carriers",
  weight: 0,
  recoveryLine: null,
  run: async (torture) => {
    const carriers = await startTestCarriers();
    const stop = clearLater(carriers.stop);
    const settings = {
      ...carriers.settings,
      OUTBOX_PARALLEL: String(PARALLEL),
      CARRIER_TIMEOUT: String(CUT_OFF_SECONDS),
    };
    try {
      return await runRoundOfItsOwn(torture, { settings }, {}, async (record, site) => {
        const longer = Math.min(60_000, torture.minutes * 1000);
        carriers.behave({ kind: "take", afterMs: SLOW_MS });
        const codeMs = await sendCodes(site, carriers, record);
        await delay(longer);
        carriers.behave({ kind: "hang" });
        const perSecond = await ordersPerSecond(CUT_OFF_SECONDS * 1000 + longer, record);
        await expectCutOff(site, record);
        carriers.behave({ kind: "take", afterMs: 0 });
        await expectDrained(site, record);
        const sent = await expectOnce(site, carriers, record);
        const code = `the latest code after ${(codeMs / 1000).toFixed(1)} s`;
        const note = `${sent} messages, ${code}, ${perSecond.toFixed(0)} orders/s while carriers hung`;
        return { recoveryMs: null, note };
      });
    } finally {
      await stop();
    }
  },
};

// Messages about orders occupy all their connections to the gateway before codes are requested.
async function sendCodes(site: Site, { sms }: TestCarriers, record: RoundRecord): Promise<number> {
  await insertMessages(site.owner, { channel: "sms", count: ORDER_MESSAGES, dueSecondsAgo: 600 });
  const before = sms.messages.length;
  await becomesSo(() => sms.messages.length > before, MAX_CODE_MS);
  const began = performance.now();
  const codes = new Set(await insertMessages(site.owner, { channel: "sms", count: CODES, priority: 0 }));
  const left = (): number => codes.size - sms.messages.filter(({ id }) => codes.has(id)).length;
  await becomesSo(() => left() === 0, MAX_CODE_MS);
  const millis = performance.now() - began;
  if (left() > 0) record.broken.push(`${left()} codes were not sent within ${(millis / 1000).toFixed(0)} s`);
  return millis;
}

async function ordersPerSecond(millis: number, record: RoundRecord): Promise<number> {
  const before = record.orders.length;
  await delay(millis);
  const perSecond = (record.orders.length - before) / (millis / 1000);
  if (perSecond < MIN_ORDERS_PER_SECOND)
    record.broken.push(`While carriers hung there were ${perSecond.toFixed(1)} orders a second`);
  return perSecond;
}

async function expectCutOff(site: Site, record: RoundRecord): Promise<void> {
  const isCutOff = async (): Promise<boolean> =>
    (await idsWhere(site, "last_error like '%cut off%' or last_error like '%abort%'")).length > 0;
  if (!(await becomesSo(isCutOff, CUT_OFF_SECONDS * 1000)))
    record.broken.push("No carrier was cut off that never answered");
}

// Messages wait half a minute and longer after a failure; here nobody does.
async function expectDrained(site: Site, record: RoundRecord): Promise<void> {
  const overdue = "sent_at is null and failed_at is null and due_at < now() - interval '5 seconds'";
  const isDrained = async (): Promise<boolean> => {
    await withOwner(site.owner, (client) =>
      client.query(
        "update outbox set retry_at = now() where sent_at is null and claim_token is null and last_error is not null",
      ),
    );
    return (await idsWhere(site, overdue)).length === 0;
  };
  if (await becomesSo(isDrained, MAX_DRAIN_MS)) return;
  const left = await idsWhere(site, overdue);
  record.broken.push(`${left.length} messages still waited when the carriers worked again`);
}

async function expectOnce(site: Site, { email, sms }: TestCarriers, record: RoundRecord): Promise<number> {
  const sent = await idsWhere(site, "sent_at is not null");
  const taken = [
    ...sms.messages.map(({ id }) => id),
    ...email.messages.map(({ id }) => id.replace(/^<(.*)@.*$/, "$1")),
  ];
  const times = new Map<string, number>();
  for (const id of taken) times.set(id, (times.get(id) ?? 0) + 1);
  const twice = [...times].filter(([, count]) => count > 1);
  const never = sent.filter((id) => !times.has(id));
  if (twice.length > 0) record.broken.push(`${twice.length} messages were sent more than once`);
  if (never.length > 0) record.broken.push(`${never.length} messages count as sent that no carrier took`);
  return taken.length;
}

async function idsWhere(site: Site, condition: string): Promise<readonly string[]> {
  return withOwner(site.owner, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id::text from outbox where ${condition}`);
    return rows.map(({ id }) => id);
  });
}
