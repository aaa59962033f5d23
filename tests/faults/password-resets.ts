import {
  resetPassword,
  forgetPassword,
  sendNextReset,
} from "#adapters/server/account/password/password-reset.ts";
import { createPasswordQueue } from "#adapters/server/account/password/password-queue.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { createMessages } from "#adapters/server/outbox/messages.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { Clock } from "#core/time/clock.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import type { TestDatabase } from "#tests/support/database/test-database.ts";
import { createServerWords } from "#tests/support/server/server-parts.ts";

interface ResettingDeps {
  readonly database: Pick<TestDatabase, "app" | "owner">;
  readonly ids: IdSource;
  readonly clock: Clock;
}

/** Somebody asks for a new password, opens the mail and sets it; of two at once the later mail counts. */
export function createPasswordResets(deps: ResettingDeps): (email: string) => Promise<string> {
  const { ids, clock } = deps;
  const database: DatabasePool = deps.database.app;
  const passwords = createPasswordQueue();
  const messages = createMessages(createServerWords(), ids);
  return async (email) => {
    const now = clock.now();
    await forgetPassword({ database, ids }, email, { now, host: { kind: "diner" }, locale: "ro" });
    await sendNextReset({ database, config: { publicUrl: "http://localhost" }, messages });
    const [mail] = await asOwner<{ text: string }>(
      deps,
      "select text from outbox where recipient = $1 order by id desc limit 1",
      [email],
    );
    const token = /\?token=([\w-]+)/u.exec(mail?.text ?? "")?.[1];
    if (token === undefined) return "no mail";
    return resetPassword({ database, passwords }, token, `cozonac cu nucă ${ids.ulid()}`, {
      now,
      deviceHash: null,
    }).then(
      () => "done",
      (refusal: unknown) => {
        if (refusal instanceof Error) throw refusal;
        return "refused";
      },
    );
  };
}
