/** One request as the server would see it. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  /** Whether it outlives the page. */
  readonly isKept: boolean;
}

/** A server that answers by a list, and keeps what it was asked. */
export interface FakeServer {
  readonly fetch: typeof fetch;
  readonly seen: SeenRequest[];
}

/** Answers each request with the next of the answers; a thrown error is a network failure. */
export function fakeServer(answers: readonly ((request: SeenRequest) => Response)[]): FakeServer {
  const seen: SeenRequest[] = [];
  const left = [...answers];
  return {
    seen,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname, search } = new URL(request.url);
      const asked = {
        method: request.method,
        path: `${pathname}${search}`,
        headers: request.headers,
        body: await request.text(),
        isKept: request.keepalive,
      };
      seen.push(asked);
      const answer = left.shift();
      if (answer === undefined) throw new Error(`Nobody expected ${asked.method} ${asked.path}`);
      return answer(asked);
    },
  };
}

/** A JSON answer. */
export function json(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): () => Response {
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", ...headers },
    });
}

/** An answer without a body. */
export function empty(status: number): () => Response {
  return () => new Response(null, { status });
}

/** A refusal in the form of the product. */
export function refusal(status: number, key: string, details: object = {}): () => Response {
  return json({ message: `mesaj ${key}`, data: { key, ...details } }, status);
}

/** A network that is not there. */
export function unreachable(): Response {
  throw new TypeError("Failed to fetch");
}
