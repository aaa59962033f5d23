import * as Schema from "effect/Schema";
import type { RedirectId } from "#core/kernel/id.ts";
import { REDIRECT_LENGTHS, REDIRECT_STATUSES } from "#core/redirect/redirect.ts";
import { text, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const status = Schema.Literals(REDIRECT_STATUSES);

/** Where a path of this host leads. */
export const foundRedirect = wireStruct({ to: Schema.String, status });

/** A path to look up. */
export const redirectQuery = wireStruct({ path: text(1, 2000) });

/** A redirect as somebody types it. */
export const redirectCommand = wireStruct({
  path: trimmed(0, REDIRECT_LENGTHS.path),
  to: trimmed(0, REDIRECT_LENGTHS.to),
  status,
});

const redirect = wireStruct({
  id: ulid<RedirectId>(),
  path: Schema.String,
  to: Schema.String,
  status,
});

/** The redirects of an organization by their paths, and the other sites that they may lead to. */
export const redirectList = wireStruct({
  data: Schema.Array(redirect),
  hosts: Schema.Array(Schema.String),
});
