import type { LegalPagePort } from "#core/legal/legal-page.ports.ts";
import type { LegalSettingsPort } from "#core/setting/legal/legal-settings.ports.ts";
import type { CallEndpoint } from "../caller.ts";

/** The legal pages of shops over the wire. */
export function createLegalPagePort(call: CallEndpoint): LegalPagePort {
  return {
    showLegalText: (id, document, signal) => call("showLegalText", { params: { id, document } }, signal),
  };
}

/** The legal texts of an organization over the wire. */
export function createLegalSettingsPort(call: CallEndpoint): LegalSettingsPort {
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
