import * as Schema from "effect/Schema";
import { optionalOrNull } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

// As long as authenticators write it, with room.
/** What a passkey is called by. */
export const credential = base64Url(1366);
/** What a browser says that it signed. */
export const clientData = base64Url(4096);

/** How a passkey answers a challenge. */
export const passkeyProof = wireStruct({
  credential,
  clientData,
  authenticatorData: base64Url(4096),
  signature: base64Url(4096),
  userHandle: optionalOrNull(base64Url(128)),
});

/** So many bytes as base64url, at most. */
export function base64Url(longest: number): Schema.Codec<string, string> {
  return Schema.String.check(Schema.isPattern(new RegExp(`^[A-Za-z0-9_-]{1,${longest}}$`, "u")));
}
