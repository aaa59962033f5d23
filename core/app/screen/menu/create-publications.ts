import { connectForm } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import {
  connectPublicationList,
  type PublicationListActor,
  type PublicationQuery,
} from "#core/draft/publication-list.machine.ts";
import { connectReversal, type ReversalActor, type ReversalQuery } from "#core/draft/reversal.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { reporting } from "../reporting.ts";

const WHERE = "operations.menu";

/** How a menu was published; that it could not be read is said in its place. */
export function createPublicationList(app: App, query: PublicationQuery): PublicationListActor {
  const actor = createScreenActor(app, connectPublicationList(app.ports.menuDrafts), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** What would be other, were an earlier menu brought back. */
export function createReversal(app: App, query: ReversalQuery): ReversalActor {
  const actor = createScreenActor(app, connectReversal(app.ports.menuDrafts), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** The button that brings it back, seen when the menu was published so often; the editor is read again after it. */
export function createReversalForm(
  app: App,
  editor: MenuEditorActor,
  { shopId, number }: ReversalQuery,
  publications: number,
): FormActor {
  const form = connectForm(
    () => ({}),
    (_values, signal) => app.ports.menuDrafts.revertMenu(shopId, number, publications, signal),
  );
  const actor = reporting(app, createScreenActor(app, form, { values: {} }), WHERE);
  const readAgain = (): void => editor.send({ type: "menuEditor.refresh" });
  actor.on("form.submitted", readAgain);
  actor.on("form.failed", readAgain);
  return actor;
}
