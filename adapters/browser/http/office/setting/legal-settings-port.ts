import type { LegalSettingsPort } from "#core/setting/legal/legal-settings.ports.ts";
import type { CallOffice } from "../../caller.ts";

/** The legal texts of an organization over the wire. */
export function createLegalSettingsPort(call: CallOffice): LegalSettingsPort {
  return {
    readLegalDraft: (document, signal) => call("readLegalDraft", { params: { document } }, signal),
    writeLegalDraft: (document, version, content, signal) =>
      call("writeLegalDraft", { params: { document }, body: { version, content } }, signal),
    listLegalVersions: (document, signal) => call("listLegalVersions", { params: { document } }, signal),
    readLegalVersion: (document, number, signal) =>
      call("readLegalVersion", { params: { document, number } }, signal),
    publishLegalDraft: async (document, version, signal) => {
      await call("publishLegalDraft", { params: { document }, body: { version } }, signal);
    },
  };
}
