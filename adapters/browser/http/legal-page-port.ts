import type { LegalPagePort } from "#core/legal/legal-page.ports.ts";
import type { CallStorefront } from "./caller.ts";

/** The legal pages of shops over the wire. */
export function createLegalPagePort(call: CallStorefront): LegalPagePort {
  return {
    showLegalText: (id, document, signal) => call("showLegalText", { params: { id, document } }, signal),
  };
}
