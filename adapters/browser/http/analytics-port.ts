import ky from "ky";
import type { AnalyticsPort } from "#core/analytics/analytics.ports.ts";
import { encodeBody } from "#core/contract/codec/answer.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { HttpEnvironment } from "./http-client.ts";
import { toHttpError } from "./to-http-error.ts";

/** Counts events: no token is asked for, and what was sent still arrives when the page is left (ANALYTICS-1). */
export function createAnalyticsPort({
  fetch,
  origin,
}: Pick<HttpEnvironment, "fetch" | "origin">): AnalyticsPort {
  const { method, path } = ENDPOINTS.countEvent;
  return {
    count: async (event) => {
      try {
        const json = encodeBody("countEvent", event);
        await ky(`${origin}/api${path}`, { fetch, method, json, keepalive: true, retry: 0 });
      } catch (thrown) {
        throw toHttpError(thrown);
      }
    },
  };
}
