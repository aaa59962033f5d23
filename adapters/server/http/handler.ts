import type {
  AnswerOf,
  BodyOf,
  EndpointName,
  ParamsOf,
  QueryOf,
} from "#core/contract/endpoints/endpoints.ts";
import type { Call } from "./visitor/visitor.ts";

/** Bytes that are encoded already: a stored answer, a cached menu. */
export interface BytesReply {
  readonly kind: "bytes";
  readonly status: number;
  /** Several parts are sent in turn. */
  readonly body: string | Buffer | readonly Buffer[] | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a handler answers. */
export type Reply<Answer> =
  /** A value of the contract, with the usual status unless another is named. */
  | { readonly kind: "value"; readonly value: Answer; readonly status?: number }
  | BytesReply
  /** The handler took the connection over as a stream. */
  | { readonly kind: "taken" };

/** Serves one endpoint: decode and authorize happened, it loads, decides with core, and saves. */
export type Handler<N extends EndpointName> = (
  call: Call<ParamsOf<N>, QueryOf<N>, BodyOf<N>>,
) => Promise<Reply<AnswerOf<N>>>;

/** One handler for every endpoint of the contract; a missing one does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };

/** An answer with the endpoint's usual status, or another that it knows. */
export function answer<T>(value: T, status?: number): Reply<T> {
  return status === undefined ? { kind: "value", value } : { kind: "value", value, status };
}
