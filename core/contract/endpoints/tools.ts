import * as Schema from "effect/Schema";
import { listOf } from "../list/page.ts";
import { outboxEntry } from "../outbox-entry.ts";
import { text } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { menuFile } from "../shop/menu-file.ts";
import { endpoint } from "./define-endpoint.ts";

/** What programs ask for, and no page. */
export const TOOL_ENDPOINTS = {
  menuFile: endpoint("GET", "/shops/by-slug/{slug}/menu.json", {
    permission: "public",
    summary: "The whole menu of a shop in all its languages, as a file that can be imported again",
    params: wireStruct({ slug: text(1, 80) }),
    answer: menuFile,
    statuses: [200, 304],
  }),
  devOutbox: endpoint("GET", "/dev/outbox", {
    permission: "public",
    summary: "Mails and messages of the demo; loopback callers only",
    query: wireStruct({ to: Schema.optionalKey(text(0, 254)) }),
    answer: listOf(outboxEntry),
  }),
  openApi: endpoint("GET", "/openapi.json", {
    permission: "public",
    summary: "This description",
    answer: Schema.Record(Schema.String, Schema.Unknown),
  }),
} as const;
