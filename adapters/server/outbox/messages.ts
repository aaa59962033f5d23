import type { Queries } from "#adapters/server/db/prepared.ts";
import { setScope } from "#adapters/server/db/transaction.ts";
import { type AccountNotice, NOTICE_LIFETIME_MS } from "#core/account/auth/account-notice.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { insertUrgentMessage } from "./outbox.queries.ts";

/** A message about an account, before it is put in words. */
export interface AccountMessage {
  readonly channel: "email" | "sms";
  /** Address or E.164 number. */
  readonly recipient: string;
  readonly locale: Locale;
  readonly notice: AccountNotice;
  readonly now: Instant;
}

/** Puts messages in words and on their way. */
export interface Messages {
  /** Keeps the message in the caller's transaction of accounts, so that it goes out if, and only if, that commits. */
  send(accounts: Queries, message: AccountMessage): Promise<void>;
}

/** Messages worded by the interface's dictionaries. */
export function createMessages(ui: Pick<ServerUi, "notification">, ids: IdSource): Messages {
  return {
    send: async (accounts, { channel, recipient, locale, notice, now }) => {
      const { subject, text } = ui.notification(locale, notice);
      const worded = {
        id: ids.ulid(),
        channel,
        recipient,
        subject: channel === "email" ? subject : null,
        text,
      };
      await setScope(accounts, "outbox");
      await insertUrgentMessage(accounts, { ...worded, createdAt: now }, NOTICE_LIFETIME_MS[notice.kind]);
      await setScope(accounts, "accounts");
    },
  };
}
