import * as Schema from "effect/Schema";
import type { MessageId } from "#core/kernel/id.ts";
import { idParams } from "../../list/query.ts";
import { loggedMessage, messagePreview, messageQuery } from "../../message.ts";
import { count } from "../../schema/scalars.ts";
import { wireStruct } from "../../schema/wire-struct.ts";
import { locale } from "../../shop/shop.ts";
import { endpoint } from "../define-endpoint.ts";

/** What an organization told its customers and staff (MESSAGE-8). */
export const MESSAGE_ENDPOINTS = {
  listMessages: endpoint("GET", "/operations/messages", {
    permission: "messages.see",
    summary: "The latest messages of the organization with their state, addresses masked",
    query: messageQuery,
    answer: wireStruct({ data: Schema.Array(loggedMessage), failedToday: count }),
  }),
  sendAgain: endpoint("POST", "/operations/messages/{id}/resend", {
    permission: "messages.see",
    summary: "Sends a failed message about an order again, once however often it is asked",
    params: idParams<MessageId>(),
    errors: ["message.not_sent_again"],
  }),
  previewMessages: endpoint("GET", "/operations/message-previews", {
    permission: "messages.see",
    summary: "The mails about orders in a language, made with a sample order",
    query: wireStruct({ locale }),
    answer: wireStruct({ data: Schema.Array(messagePreview) }),
  }),
} as const;
