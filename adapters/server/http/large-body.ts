import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";

const LARGE_BYTES = 2 * 1024 * 1024;

/** Whether the bodies of a call are so large that they are read only from who may make it. */
export function isLargeBody(name: EndpointName): boolean {
  const { bodyKind, maxBytes } = ENDPOINTS[name];
  return bodyKind === "form" || (maxBytes ?? 0) > LARGE_BYTES;
}
