import * as Schema from "effect/Schema";
import { PUSH_HOSTS, pushEndpointPattern } from "#core/push/push.ts";
import { wireStruct } from "./schema/wire-struct.ts";

// 65 bytes that begin with 4, and 16 bytes.
const P256DH = /^B[A-Za-z0-9_-]{86}$/;
const AUTH = /^[A-Za-z0-9_-]{22}$/;

const pushDevice = wireStruct({
  endpoint: Schema.String.check(Schema.isPattern(pushEndpointPattern(PUSH_HOSTS))),
  p256dh: Schema.String.check(Schema.isPattern(P256DH)),
  auth: Schema.String.check(Schema.isPattern(AUTH)),
});

/** What a session's device is switched to. */
export const pushChoice = wireStruct({ device: Schema.NullOr(pushDevice) });

/** Web push as a session has it. */
export const pushState = wireStruct({ publicKey: Schema.String, isOn: Schema.Boolean });
