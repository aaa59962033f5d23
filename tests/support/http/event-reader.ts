import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

/** One message of a stream, or a comment. */
export interface StreamEvent {
  /** Null for a message that moves no cursor. */
  readonly id: string | null;
  readonly event: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** The comment's text; null for a message. */
  readonly comment: string | null;
}

/** An open stream that a test reads from. */
export interface OpenEvents {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The next message that fits; waits for it, and fails when the stream ends before. Comments are passed over. */
  next(fits?: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  /** The next so many messages. */
  take(count: number): Promise<readonly StreamEvent[]>;
  /** Everything that was read so far, comments included. */
  readonly seen: readonly StreamEvent[];
  /** When the server ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a stream and goes on reading it. */
export async function openEvents(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<OpenEvents> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: { accept: "text/event-stream", ...headers }, agent: false }, resolve)
      .on("error", reject)
      .end();
  });
  const seen: StreamEvent[] = [];
  let [position, isOver] = [0, false];
  let wake = (): void => undefined;
  const ended = read(response, (event) => {
    seen.push(event);
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });

  async function next(fits: (event: StreamEvent) => boolean = () => true): Promise<StreamEvent> {
    for (;;) {
      const event = seen[position];
      if (event !== undefined) {
        position += 1;
        if (event.comment === null && fits(event)) return event;
      } else if (isOver) {
        throw new Error(`The stream ended after ${JSON.stringify(seen)}`);
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }

  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next,
    take: async (count) => {
      const taken: StreamEvent[] = [];
      while (taken.length < count) taken.push(await next());
      return taken;
    },
    seen,
    ended,
    close: () => void response.destroy(),
  };
}

async function read(response: IncomingMessage, tell: (event: StreamEvent) => void): Promise<void> {
  let rest = "";
  response.setEncoding("utf8");
  try {
    for await (const chunk of response) {
      const blocks = (rest + String(chunk)).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) for (const event of parseBlock(block)) tell(event);
    }
  } catch {
    // A stream that is cut ends like any other.
  }
}

function parseBlock(block: string): readonly StreamEvent[] {
  const lines = block.split("\n");
  const comments = lines
    .filter((line) => line.startsWith(":"))
    .map((line) => ({ id: null, event: null, data: {}, comment: line.slice(1).trim() }));
  const valueOf = (name: string): string | null =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? null;
  const data = valueOf("data");
  if (data === null) return comments;
  return [...comments, { id: valueOf("id"), event: valueOf("event"), data: JSON.parse(data), comment: null }];
}
