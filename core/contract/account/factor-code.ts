import { trimmed } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** A code of an authenticator or a recovery code; a wrong one, of any shape, is only wrong. */
export const factorCode = wireStruct({ code: trimmed(1, 40) });
