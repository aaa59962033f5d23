import { createParser } from "eventsource-parser";
import { Client, type Dispatcher } from "undici";

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
  readonly headers: Dispatcher.ResponseData["headers"];
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

/** Opens a stream on its own connection and reads it continuously; `hear` gets each message as it arrives. */
export async function openEvents(
  url: string,
  headers: Readonly<Record<string, string>>,
  hear: (message: StreamEvent) => void = () => undefined,
): Promise<OpenEvents> {
  const { origin, pathname, search } = new URL(url);
  const client = new Client(origin, { bodyTimeout: 0, headersTimeout: 0 });
  const close = (): void => void client.destroy();
  const response = await client
    .request({
      method: "GET",
      path: `${pathname}${search}`,
      headers: { accept: "text/event-stream", ...headers },
    })
    .catch((error: unknown) => {
      close();
      throw error;
    });
  const seen: StreamEvent[] = [];
  let [position, isOver] = [0, false];
  let wake = (): void => undefined;
  const ended = read(response.body, (event) => {
    seen.push(event);
    if (event.comment === null) hear(event);
    wake();
  }).finally(() => {
    isOver = true;
    close();
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
    status: response.statusCode,
    headers: response.headers,
    next,
    take: async (count) => {
      const taken: StreamEvent[] = [];
      while (taken.length < count) taken.push(await next());
      return taken;
    },
    seen,
    ended,
    close,
  };
}

async function read(
  body: Dispatcher.ResponseData["body"],
  tell: (event: StreamEvent) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ id = null, event = null, data }) =>
      tell({ id, event, data: JSON.parse(data), comment: null }),
    onComment: (comment) => tell({ id: null, event: null, data: {}, comment: comment.trim() }),
  });
  body.setEncoding("utf8");
  try {
    for await (const chunk of body) parser.feed(String(chunk));
  } catch {
    // A stream that is cut ends like any other.
  }
}
