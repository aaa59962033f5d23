import type { MessagePort } from "#core/message/message.ports.ts";
import type { CallOffice } from "../caller.ts";

/** The messages of an organization over the wire. */
export function createMessagePort(call: CallOffice): MessagePort {
  return {
    listMessages: async (onlyFailed, signal) => {
      const query = { filter: onlyFailed ? { state: "failed" as const } : {} };
      const { data, failedToday } = await call("listMessages", { query }, signal);
      return { messages: data, failedToday };
    },
    sendAgain: async (id, signal) => {
      await call("sendAgain", { params: { id } }, signal);
    },
    previewMessages: async (locale, signal) =>
      (await call("previewMessages", { query: { locale } }, signal)).data,
  };
}
