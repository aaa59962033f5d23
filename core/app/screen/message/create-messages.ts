import type { FormActor } from "#core/form/form.selectors.ts";
import { connectForm } from "#core/form/form.machine.ts";
import { connectMessageLog, type MessageLogActor } from "#core/message/message-log.machine.ts";
import type { LoggedMessage } from "#core/message/message-log.ts";
import { connectMessagePreviews, type MessagePreviewsActor } from "#core/message/message-previews.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { reporting } from "../reporting.ts";

const WHERE = "operations.messages";

/** The messages of the organization, all or those that failed. */
export function createMessageLog(app: App, onlyFailed: boolean): MessageLogActor {
  const actor = createScreenActor(app, connectMessageLog(app.ports.messages), { onlyFailed });
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** The texts of mails in the language of the page. */
export function createMessagePreviews(app: App): MessagePreviewsActor {
  const actor = createScreenActor(app, connectMessagePreviews(app.ports.messages), app.config.locale);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** Sends a message again; the log is read again whatever became of it. */
export function createSendingAgain(
  app: App,
  log: MessageLogActor,
  { id }: Pick<LoggedMessage, "id">,
): FormActor {
  const form = connectForm(
    () => ({}),
    (_values, signal) => app.ports.messages.sendAgain(id, signal),
  );
  const actor = reporting(app, createScreenActor(app, form, { values: {} }), WHERE);
  const readAgain = (): void => log.send({ type: "polling.ask", query: log.getSnapshot().context.query });
  actor.on("form.submitted", readAgain);
  actor.on("form.failed", readAgain);
  return actor;
}
