import { afterAll, beforeAll, expect, it } from "vitest";
import { writeConsent } from "#adapters/server/account/consent/consents.queries.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { forgetOldJob } from "#adapters/server/job/forget-old.ts";
import { toId, type UserId, type VisitorId } from "#core/kernel/id.ts";
import { RETENTION_MS } from "#core/kernel/retention.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { newShopper } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

let trading: TradingShop;
beforeAll(async () => {
  trading = await startTrading({ poolSize: 2 });
});
afterAll(() => trading.stop());

it("forgets guests' consents of 13 months ago, and keeps younger ones and those of accounts (CONSENT-2, DATA-8)", async () => {
  const now = trading.clock.now();
  const past = plusMillis(now, -RETENTION_MS.guest_consents);
  const newVisitor = (): VisitorId => toId<VisitorId>(trading.ids.ulid());
  const agree = (userId: UserId | null, visitorId: VisitorId, at: Instant): Promise<boolean> =>
    inAccounts(trading.database.app, (accounts) =>
      writeConsent(accounts, { userId, visitorId }, { analytics: true, marketing: false, visitorId }, at),
    );
  const { userId } = await newShopper(trading);
  const [old, young, ofAccount] = [newVisitor(), newVisitor(), newVisitor()];
  await agree(null, old, plusMillis(past, -1));
  await agree(null, young, past);
  await agree(userId, ofAccount, plusMillis(past, -1));

  expect(await forgetOldJob(trading.database.app).run(now)).toBe("done");
  const kept = await asOwner<{ subject: string }>(trading, "select subject from consents");
  expect(kept.map(({ subject }) => subject).toSorted()).toEqual([young, userId].toSorted());
});
