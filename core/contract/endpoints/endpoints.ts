import type { AnswerIn, BodyIn, ParamsIn, QueryIn } from "./endpoint.ts";
import { OFFICE_ENDPOINTS } from "./office/office-endpoints.ts";
import { RARE_ENDPOINTS } from "./rare/rare-endpoints.ts";
import { STOREFRONT_ENDPOINTS } from "./storefront-endpoints.ts";
import { TOOL_ENDPOINTS } from "./tools.ts";

/**
 * Every call of the API by its name; the server's router and OpenAPI are made from it. Browsers import the parts, since
 * what a page evaluates before its first call is what the person waits for.
 */
export const ENDPOINTS = {
  ...STOREFRONT_ENDPOINTS,
  ...RARE_ENDPOINTS,
  ...OFFICE_ENDPOINTS,
  ...TOOL_ENDPOINTS,
} as const;

type Table = typeof ENDPOINTS;

/** The name of a call. */
export type EndpointName = keyof Table;

/** The path parameters of a call, decoded. */
export type ParamsOf<N extends EndpointName> = ParamsIn<Table[N]>;

/** The query of a call, decoded. */
export type QueryOf<N extends EndpointName> = QueryIn<Table[N]>;

/** The body of a call, decoded; null where there is none. */
export type BodyOf<N extends EndpointName> = BodyIn<Table[N]>;

/** The answer of a call, decoded; null where there is none. */
export type AnswerOf<N extends EndpointName> = AnswerIn<Table[N]>;
