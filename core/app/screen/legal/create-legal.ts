import type { FormActor } from "#core/form/form.selectors.ts";
import { connectLegalDraft, type LegalDraftActor } from "#core/setting/legal/legal-draft.machine.ts";
import { connectLegalHistory, type LegalHistoryActor } from "#core/setting/legal/legal-history.machine.ts";
import {
  connectLegalPage,
  type LegalPageActor,
  type LegalPageQuery,
} from "#core/legal/legal-page.machine.ts";
import {
  connectLegalVersion,
  type LegalVersionActor,
  type LegalVersionQuery,
} from "#core/setting/legal/legal-version.machine.ts";
import type { LegalDocument } from "#core/legal/legal-text.ts";
import type { App } from "../../create-app.ts";
import { createListChange } from "../create-list-change.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { notifySetting } from "../setting/notify-setting.ts";

const WHERE = "operations.legal";

/** A legal page of a shop. */
export function createLegalPage(app: App, query: LegalPageQuery): LegalPageActor {
  const actor = createScreenActor(app, connectLegalPage(app.ports.legalPages), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "legal"));
  return actor;
}

/** The draft of a document. */
export function createLegalDraft(app: App, document: LegalDocument): LegalDraftActor {
  const actor = createScreenActor(app, connectLegalDraft(app.ports.legalTexts, document), undefined);
  notifySetting(app, actor, WHERE);
  return actor;
}

/** The publications of a document; that they could not be read is said in their place. */
export function createLegalHistory(app: App, document: LegalDocument): LegalHistoryActor {
  const actor = createScreenActor(app, connectLegalHistory(app.ports.legalTexts, document), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** One publication with what it says. */
export function createLegalVersion(app: App, query: LegalVersionQuery): LegalVersionActor {
  const actor = createScreenActor(app, connectLegalVersion(app.ports.legalTexts), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** Publishes the draft that is seen; the list is read again. */
export function createLegalPublication(
  app: App,
  history: LegalHistoryActor,
  { document, version }: { readonly document: LegalDocument; readonly version: number },
): FormActor {
  return createListChange(
    app,
    history,
    (signal) => app.ports.legalTexts.publishLegalDraft(document, version, signal),
    WHERE,
  );
}
