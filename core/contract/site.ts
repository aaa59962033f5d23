import * as Schema from "effect/Schema";
import { instant } from "./scalars.ts";
import { wireStruct } from "./wire-struct.ts";

/** The build that the server serves. */
export const build = wireStruct({ version: Schema.String });

/** A mail or message that would have been sent. */
export const outboxEntry = wireStruct({
  id: Schema.String,
  channel: Schema.Literals(["email", "sms", "push"]),
  to: Schema.String,
  text: Schema.String,
  at: instant,
});
