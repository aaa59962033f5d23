import { get, type IncomingMessage } from "node:http";

/** One message of a stream of server-sent events. */
export interface StreamMessage {
  readonly id: number;
  readonly event: string;
  readonly text: string;
  /** `performance.now()` when its last byte came. */
  readonly at: number;
}

/** An open stream. */
export interface OpenStream {
  close(): void;
}

/** Opens a stream and hears every message of it; resolves when the server has accepted it. */
export function openStream(
  port: number,
  path: string,
  cookies: string,
  hear: (message: StreamMessage) => void,
): Promise<OpenStream> {
  const headers = { cookie: cookies, accept: "text/event-stream", host: `localhost:${port}` };
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        reject(new Error(`The stream was answered with ${response.statusCode}`));
        return;
      }
      readMessages(response, hear);
      resolve({ close: () => request.destroy() });
    });
    request.on("error", reject);
  });
}

function readMessages(response: IncomingMessage, hear: (message: StreamMessage) => void): void {
  let held = "";
  response.setEncoding("utf8");
  response.on("error", () => undefined);
  response.on("data", (text: string) => {
    held += text;
    for (let end = held.indexOf("\n\n"); end >= 0; end = held.indexOf("\n\n")) {
      const block = held.slice(0, end);
      held = held.slice(end + 2);
      const field = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
      if (field("id") !== "")
        hear({ id: Number(field("id")), event: field("event"), text: field("data"), at: performance.now() });
    }
  });
}
