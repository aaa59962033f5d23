import { isHeld, tagOf } from "#adapters/server/http/etag.ts";
import type { BytesReply } from "#adapters/server/http/handler.ts";
import type { ProductId } from "#core/kernel/id.ts";
import type { MenuForm } from "./menu-bytes.ts";

/** What is said to a request with the tags of `ifNoneMatch`; `orderAgain` is null for a guest, whose answer is nobody's own. */
export function menuAnswer(
  form: MenuForm,
  orderAgain: readonly ProductId[] | null,
  ifNoneMatch: string | undefined,
): BytesReply {
  const { tag, encoding, body, emptyBody } = form;
  const list = orderAgain === null || orderAgain.length === 0 ? null : JSON.stringify(orderAgain);
  const etag = list === null ? `"${tag}"` : `"${tag}.${tagOf(list)}"`;
  const headers = {
    etag,
    vary: "Accept-Encoding, Accept-Language, Cookie",
    "cache-control": orderAgain === null ? "public, no-cache" : "private, no-cache",
    "content-type": "application/json; charset=utf-8",
  };
  if (isHeld(ifNoneMatch, etag)) return { kind: "bytes", status: 304, body: null, headers };
  return {
    kind: "bytes",
    status: 200,
    body: list === null ? emptyBody : body.endedWith(`${list}}`),
    headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
  };
}
