import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { isLegalContentFine, keptContent } from "#core/legal/legal-content.ts";
import type { LegalContent, LegalDocument } from "#core/legal/legal-text.ts";
import { settingChart, settingSetup, type SettingReading } from "../setting.ts";
import type { HeldLegalDraft } from "./legal-draft.ts";
import type { LegalSettingsPort } from "./legal-settings.ports.ts";

/** The running draft. */
export type LegalDraftActor = ActorRefFrom<typeof legalDraftMachine>;

/** The draft of a legal text on screen. */
export const legalDraftMachine = settingSetup<HeldLegalDraft, LegalContent>().createMachine(
  settingChart<HeldLegalDraft, LegalContent>("legalDraft"),
);

/** The machine with the server behind it, for one document. */
export function connectLegalDraft(
  port: LegalSettingsPort,
  document: LegalDocument,
): typeof legalDraftMachine {
  const reading = (held: HeldLegalDraft): SettingReading<HeldLegalDraft, LegalContent> => ({
    held,
    pristine: held.content,
  });
  return legalDraftMachine.provide({
    guards: { isFine: ({ context: { edit } }) => edit !== null && isLegalContentFine(document, edit.draft) },
    actors: {
      read: portActor(async (_, signal) => reading(await port.readLegalDraft(document, signal))),
      write: portActor(async ({ held, draft }, signal) =>
        reading(await port.writeLegalDraft(document, held.version, keptContent(document, draft), signal)),
      ),
    },
  });
}
