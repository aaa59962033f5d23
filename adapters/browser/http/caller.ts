import { decodeAnswer, encodeBody, encodePath, encodeQuery } from "#core/contract/codec/answer.ts";
import {
  type AnswerOf,
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from "#core/contract/endpoints/endpoints.ts";
import { buildQuery } from "#core/contract/list/list-query.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { HttpClient } from "./http-client.ts";

/** What a call is made with; parts that its endpoint lacks are left out. */
export interface CallOptions<N extends EndpointName> {
  readonly params?: ParamsOf<N>;
  readonly query?: QueryOf<N>;
  readonly body?: BodyOf<N>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call of the contract and answers in the words of the domain; rejects with AppError. */
export type CallEndpoint = <N extends EndpointName>(
  name: N,
  options: CallOptions<N>,
  signal: AbortSignal,
) => Promise<AnswerOf<N>>;

/** A caller for every endpoint of the contract. An answer that breaks the contract is Unexpected, and logged. */
export function createCaller(send: HttpClient, warn: (text: string) => void): CallEndpoint {
  return async (name, options, signal) => {
    const path = options.params === undefined ? ENDPOINTS[name].path : encodePath(name, options.params);
    const query = options.query === undefined ? "" : buildQuery(encodeQuery(name, options.query));
    const json = await send({
      method: ENDPOINTS[name].method,
      path: query === "" ? path : `${path}?${query}`,
      body: options.body === undefined ? undefined : sentBody(name, encodeBody(name, options.body)),
      ...(options.headers === undefined ? {} : { headers: options.headers }),
      signal,
    });
    const answer = decodeAnswer(name, ENDPOINTS[name].answerKind === "none" ? null : json);
    if (answer.ok) return answer.value;
    warn(`${name} answered against the contract: ${JSON.stringify(answer.error)}`);
    const error: AppError = { tag: "Unexpected", key: "unexpected", message: null, status: null };
    throw error;
  };
}

function sentBody(name: EndpointName, body: unknown): unknown {
  if (ENDPOINTS[name].bodyKind === "json") return body;
  const form = new FormData();
  // A form says nothing by leaving a field out.
  for (const [field, value] of Object.entries(Object(body)).filter(([, one]) => one !== null))
    form.append(field, value instanceof Blob ? value : String(value));
  return form;
}
