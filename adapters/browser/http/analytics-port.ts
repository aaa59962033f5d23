import ky from "ky";
import type { AnalyticsPort } from "#core/analytics/analytics.ports.ts";
import { writeBody } from "#core/contract/codec/endpoint-codec.ts";
import { SITE_ENDPOINTS } from "#core/contract/endpoints/site.ts";
import type { HttpEnvironment } from "./http-client.ts";
import { toHttpError } from "./to-http-error.ts";

/** Counts events: no token is asked for, and what was sent still arrives when the page is left (ANALYTICS-1). */
export function createAnalyticsPort({
  fetch,
  origin,
}: Pick<HttpEnvironment, "fetch" | "origin">): AnalyticsPort {
  const { countEvent } = SITE_ENDPOINTS;
  const { method, path } = countEvent;
  return {
    count: async (event) => {
      try {
        const json = writeBody(countEvent, event);
        await ky(`${origin}/api${path}`, { fetch, method, json, keepalive: true, retry: 0 });
      } catch (thrown) {
        throw toHttpError(thrown);
      }
    },
  };
}
