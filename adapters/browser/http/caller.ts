import { stepsOfAnswer } from "#core/contract/codec/answer-steps.ts";
import { writeBody, writePath, writeQuery } from "#core/contract/codec/endpoint-codec.ts";
import type {
  AnswerIn,
  AnyEndpoint,
  BodyIn,
  EndpointTable,
  ParamsIn,
  QueryIn,
} from "#core/contract/endpoints/endpoint.ts";
import type { OFFICE_ENDPOINTS } from "#core/contract/endpoints/office/office-endpoints.ts";
import type { RARE_ENDPOINTS } from "#core/contract/endpoints/rare/rare-endpoints.ts";
import type { STOREFRONT_ENDPOINTS } from "#core/contract/endpoints/storefront-endpoints.ts";
import { buildQuery } from "#core/contract/list/list-query.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { HttpClient } from "./http-client.ts";
import { inSlices } from "./in-slices.ts";
import { toHttpError } from "./to-http-error.ts";

/** What a call is made with; parts that its endpoint lacks are left out. */
export interface CallOptions<E extends AnyEndpoint> {
  readonly params?: ParamsIn<E>;
  readonly query?: QueryIn<E>;
  readonly body?: BodyIn<E>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call of some endpoints and answers in the words of the domain; rejects with AppError. */
export type CallOf<T extends EndpointTable> = <N extends keyof T>(
  name: N,
  options: CallOptions<T[N]>,
  signal: AbortSignal,
) => Promise<AnswerIn<T[N]>>;

/** Makes a call that any page may make. */
export type CallStorefront = CallOf<typeof STOREFRONT_ENDPOINTS>;

/** Makes a call of a page that few people open. */
export type CallRare = CallOf<typeof RARE_ENDPOINTS>;

/** Makes a call of the back office. */
export type CallOffice = CallOf<typeof OFFICE_ENDPOINTS>;

/** Makes callers of some endpoints, all over one connection. */
export type CallerOf = <T extends EndpointTable>(table: T) => CallOf<T>;

/** Callers of a client, whichever endpoints they know. An answer that breaks the contract is Unexpected, and logged. */
export function createCallers(send: HttpClient, warn: (text: string) => void): CallerOf {
  return (table) => async (name, options, signal) => {
    const endpoint = table[name];
    if (endpoint === undefined) throw new Error(`There is no endpoint ${String(name)}`);
    const path = options.params === undefined ? endpoint.path : writePath(endpoint, options.params);
    const query = options.query === undefined ? "" : buildQuery(writeQuery(endpoint, options.query));
    const json = await send({
      method: endpoint.method,
      path: query === "" ? path : `${path}?${query}`,
      body: options.body === undefined ? undefined : sentBody(endpoint, writeBody(endpoint, options.body)),
      ...(options.headers === undefined ? {} : { headers: options.headers }),
      signal,
    });
    const steps = stepsOfAnswer(endpoint, endpoint.answerKind === "none" ? null : json);
    const answer = await inSlices(steps, signal).catch((thrown: unknown) => {
      throw toHttpError(thrown);
    });
    if (answer.ok) return answer.value;
    warn(`${String(name)} answered against the contract: ${JSON.stringify(answer.error)}`);
    const error: AppError = { tag: "Unexpected", key: "unexpected", message: null, status: null };
    throw error;
  };
}

function sentBody({ bodyKind }: AnyEndpoint, body: unknown): unknown {
  if (bodyKind === "json") return body;
  const form = new FormData();
  // A form says nothing by leaving a field out.
  for (const [field, value] of Object.entries(Object(body)).filter(([, one]) => one !== null))
    form.append(field, value instanceof Blob ? value : String(value));
  return form;
}
