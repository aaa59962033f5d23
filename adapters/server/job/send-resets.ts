import { type SendResetDeps, sendNextReset } from "#adapters/server/account/password/password-reset.ts";
import type { Job } from "./job.ts";

const BATCH = 20;

/**
 * Mails links to those who forgot their passwords. It is looked after often: somebody waits for the mail. Each has a
 * transaction of its own, so that several processes share the work and a failure holds up one alone.
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
