import { type SendResetDeps, sendNextReset } from "#adapters/server/account/password/password-reset.ts";
import type { Job } from "./job.ts";

const BATCH = 20;

/**
 * Mails links to those who forgot their passwords. It runs often, since people wait for the mail. Each mail has its own
 * transaction, so that several processes share the work and a failure delays only one.
 */
export function sendResetsJob(sending: SendResetDeps): Job {
  return {
    name: "send-resets",
    everyMillis: 300,
    run: async () => {
      for (let sent = 0; sent < BATCH; sent += 1) if (!(await sendNextReset(sending))) return "done";
      return "more";
    },
  };
}
