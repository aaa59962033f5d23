import { withOwner } from "#adapters/server/db/owner.ts";
import { rowsOf, asOwner } from "#tests/support/database/rows.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { expireMessagesJob } from "#adapters/server/job/expire-messages.ts";
import { forgetOldJob } from "#adapters/server/job/forget-old.ts";
import { createCarriers, type Carrier } from "#adapters/server/outbox/carriers.ts";
import { type Lane, type LaneDeps, startLane } from "#adapters/server/outbox/lane.ts";
import { inOutbox, listMessages, noteFailed, takeLaneTurn } from "#adapters/server/outbox/outbox.queries.ts";
import { createServerClock } from "#adapters/server/clock/server-clock.ts";
import { startWorkProbe, type WorkProbe } from "#adapters/server/due/work-probe.ts";
import { createUlidSource } from "#adapters/server/clock/ulid-source.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { countMessages, insertMessages } from "#tests/support/database/backlog.ts";
import { startTestCarriers, type TestCarriers } from "#tests/support/server/carriers.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { until } from "#tests/support/patience.ts";

const ids = createUlidSource(() => Date.now());

describe("the lanes of the outbox", () => {
  let database: TestDatabase;
  let carriers: TestCarriers;
  let lanes: Lane[] = [];
  let probe: WorkProbe;
  const outcomes: string[] = [];

  beforeEach(async () => {
    [database, carriers] = await Promise.all([createTestDatabase(), startTestCarriers()]);
    lanes = [];
    probe = startWorkProbe({
      database: database.app,
      clock: createServerClock(() => Date.now()),
      channels: ["email", "sms"],
    });
    outcomes.length = 0;
  });
  afterEach(async () => {
    await Promise.all([...lanes, probe].map((one) => one.stop()));
    await Promise.all([database.stop(), carriers.stop()]);
  });

  function carrierOf(channel: "email" | "sms"): Carrier {
    const { SMTP_URL: smtpUrl, SMS_GATEWAY_URL: smsGatewayUrl } = carriers.settings;
    const urls = { smtpUrl, smsGatewayUrl, publicUrl: "https://order.example.com" };
    const carrier = createCarriers(urls)[channel];
    if (carrier === null) throw new Error(`There is no carrier for ${channel}`);
    return carrier;
  }
  function start(channel: "email" | "sms", change: Partial<LaneDeps> = {}): void {
    const terms = { parallel: 16, timeoutMs: 20_000, database: database.app, ids, log: SILENT_LOG, probe };
    const observe: LaneDeps["observe"] = (of, outcome) => void outcomes.push(`${of} ${outcome}`);
    lanes.push(startLane({ channel, carry: carrierOf(channel), observe, ...terms, ...change }));
  }
  const isSent = async (channel: string, count: number): Promise<boolean> =>
    (await countMessages(database.owner)).some(
      (row) => row.channel === channel && row.state === "sent" && row.count === count,
    );
  const endLeases = (): Promise<unknown> =>
    asOwner({ database }, "update outbox set retry_at = now() where sent_at is null");

  it("takes no more than it may, however the database joins", async () => {
    await insertMessages(database.owner, { channel: "email", count: 30 });
    const taken = await withOwner(database.owner, async (client) => {
      for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
        await client.query(`set enable_${way} = off`);
      const turn = "select id from outbox_turn('email', '{}', '{}', 4, 0, $1, 60000)";
      return (await client.query(turn, [ids.ulid()])).rowCount;
    });
    expect(taken).toBe(4);
  });

  it("keeps sending on one channel however often the other was tried without a carrier (MESSAGE-4)", async () => {
    await insertMessages(database.owner, { channel: "sms", count: 30, attempts: 40 });
    await insertMessages(database.owner, { channel: "sms", attempts: 2_000_000_000 });
    await insertMessages(database.owner, { channel: "email", attempts: 100 });
    start("email");
    await until(() => isSent("email", 1));
    expect(await countMessages(database.owner)).toEqual([
      { channel: "email", state: "sent", count: 1 },
      { channel: "sms", state: "waiting", count: 31 },
    ]);
    expect(
      await asOwner({ database }, "select distinct attempts from outbox where channel = 'sms' order by 1"),
    ).toEqual([{ attempts: 40 }, { attempts: 2_000_000_000 }]);
  });

  it("tries a message again after its pause, whatever it was tried before", async () => {
    carriers.sms.behave({ kind: "fail", status: 503 });
    await insertMessages(database.owner, { channel: "sms", attempts: 1000 });
    start("sms");
    await until(() => outcomes.length > 0);
    await until(
      async () => (await asOwner({ database }, "select from outbox where last_error is not null")).length > 0,
    );
    expect(
      await asOwner(
        { database },
        "select last_error, failed_at, round(extract(epoch from retry_at - now()) / 600)::integer as tens from outbox",
      ),
    ).toEqual([{ last_error: "The gateway answered 503", failed_at: null, tens: 6 }]);
    carriers.sms.behave({ kind: "take", afterMs: 0 });
    await endLeases();
    await until(() => isSent("sms", 1));
  });

  it("sends codes before all that waits, also where a slow gateway is full of it", async () => {
    carriers.sms.behave({ kind: "take", afterMs: 300 });
    await insertMessages(database.owner, { channel: "sms", count: 400, dueSecondsAgo: 600 });
    start("sms");
    await until(() => carriers.sms.messages.length > 0);
    const began = performance.now();
    const codes = new Set(await insertMessages(database.owner, { channel: "sms", count: 4, priority: 0 }));
    const arrived = () => carriers.sms.messages.filter(({ id }) => codes.has(id));
    await until(() => arrived().length === codes.size);
    expect(Math.max(...arrived().map(({ at }) => at)) - began).toBeLessThan(2000);
    expect(carriers.sms.messages.length).toBeLessThan(200);
  });

  it("is not held up by the other channel's slowness", async () => {
    carriers.sms.behave({ kind: "hang" });
    await insertMessages(database.owner, { channel: "sms", count: 100, dueSecondsAgo: 60 });
    await insertMessages(database.owner, { channel: "email", count: 50 });
    start("sms", { timeoutMs: 1000 });
    start("email");
    await until(() => isSent("email", 50));
    expect(carriers.sms.messages).toEqual([]);
  });

  it("cuts a carrier off that hangs, and tries what it had again (MESSAGE-6)", async () => {
    carriers.email.behave({ kind: "hang" });
    await insertMessages(database.owner, { channel: "email", count: 5 });
    start("email", { parallel: 2, timeoutMs: 200 });
    await until(() => outcomes.length === 5);
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => "email retried"));
    carriers.email.behave({ kind: "take", afterMs: 0 });
    await endLeases();
    await until(() => isSent("email", 5));
  });

  it("gives a place up whose carrier does not even hear that it is cut off", async () => {
    await insertMessages(database.owner, { channel: "sms", count: 3 });
    start("sms", { parallel: 1, timeoutMs: 100, carry: () => new Promise(() => undefined) });
    await until(() => outcomes.length === 3);
    expect(outcomes).toEqual(["sms retried", "sms retried", "sms retried"]);
  });

  it("ends what is refused for good, shows it with its reason, and forgets it like what was sent", async () => {
    carriers.email.behave({ kind: "fail", status: 550 });
    carriers.sms.behave({ kind: "fail", status: 422 });
    await insertMessages(database.owner, { channel: "email" });
    await insertMessages(database.owner, { channel: "sms" });
    start("email");
    start("sms");
    await until(() => outcomes.length === 2);
    expect(outcomes.toSorted()).toEqual(["email refused", "sms refused"]);
    const waiting = async (): Promise<number> =>
      (await asOwner({ database }, "select from outbox where failed_at is null")).length;
    await until(async () => (await waiting()) === 0);
    const shown = await inOutbox(database.app, (queries) => listMessages(queries, null));
    expect(
      shown.map(({ channel, state, reason }) => `${channel} ${state}: ${reason ?? ""}`).toSorted(),
    ).toEqual([
      expect.stringMatching(/^email failed: .*550 No such mailbox here/),
      "sms failed: The gateway answered 422",
    ]);
    const now = await databaseNow();
    const forget = forgetOldJob(database.app);
    await forget.run(plusMillis(now, 6 * 86_400_000));
    expect(await asOwner({ database }, "select from outbox")).toHaveLength(2);
    await forget.run(plusMillis(now, 8 * 86_400_000));
    expect(await asOwner({ database }, "select from outbox")).toEqual([]);
  });

  it("never sends a code that no longer works, and ends it with all that no carrier took for a day", async () => {
    await insertMessages(database.owner, {
      channel: "sms",
      priority: 0,
      dueSecondsAgo: 301,
      expiresInSeconds: -1,
    });
    await insertMessages(database.owner, { channel: "email", dueSecondsAgo: 86_401 });
    const [kept] = await insertMessages(database.owner, { channel: "sms", dueSecondsAgo: 3600 });
    start("sms");
    start("email");
    await until(() => isSent("sms", 1));
    expect(carriers.sms.messages.map(({ id }) => id)).toEqual([kept]);
    const ended: string[] = [];
    const job = expireMessagesJob(
      database.app,
      SILENT_LOG,
      (channel, outcome, count) => void ended.push(`${count} ${channel} ${outcome}`),
    );
    expect(await job.run(await databaseNow())).toBe("done");
    expect(ended.toSorted()).toEqual(["1 email expired", "1 sms expired"]);
    expect(carriers.email.messages).toEqual([]);
  });

  it("sends a mail again under the same Message-ID when its sender died before it could say so", async () => {
    await insertMessages(database.owner, { channel: "email" });
    const [claimed] = await takeLaneTurn(database.app, turnOf("email", "first"));
    if (claimed === undefined) throw new Error("Nothing was claimed");
    await carrierOf("email")(claimed, new AbortController().signal);
    expect(await takeLaneTurn(database.app, turnOf("email", "second"))).toEqual([]);
    await endLeases();
    start("email");
    await until(() => isSent("email", 1));
    const messageId = `<${claimed.id}@order.example.com>`;
    expect(carriers.email.messages.map(({ id }) => id)).toEqual([messageId, messageId]);
  });

  it("lets nobody note how a message ended but the one that has it", async () => {
    const [id = ""] = await insertMessages(database.owner, { channel: "email" });
    await takeLaneTurn(database.app, turnOf("email", "first"));
    await endLeases();
    expect(await takeLaneTurn(database.app, turnOf("email", "second"))).toMatchObject([{ id, attempts: 2 }]);
    await takeLaneTurn(database.app, { ...turnOf("email", "third"), sent: [{ id, token: "first" }] });
    await noteFailed(database.app, { id, token: "first", reason: "late", isFinal: true }, 1000);
    expect(
      await asOwner({ database }, "select sent_at, failed_at, last_error, claim_token from outbox"),
    ).toEqual([{ sent_at: null, failed_at: null, last_error: null, claim_token: "second" }]);
    await takeLaneTurn(database.app, { ...turnOf("email", "fourth"), sent: [{ id, token: "second" }] });
    expect(await isSent("email", 1)).toBe(true);
  });

  async function databaseNow(): Promise<Instant> {
    const rows = await rowsOf<{ now: Instant }>(database.app, "select now() as now");
    if (rows[0] === undefined) throw new Error("The database has no time");
    return rows[0].now;
  }
});

function turnOf(channel: "email" | "sms", token: string) {
  return { channel, sent: [], free: 16, reserved: 2, token, leaseMs: 60_000 };
}
