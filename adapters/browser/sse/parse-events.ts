/** One event of a stream. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * A reader of server-sent events that is fed text as it arrives, cut anywhere. Comments (heartbeats) and events
 * without data are left out; `id` is not needed, since every message carries its number.
 */
export function createEventParser(): (text: string) => readonly StreamEvent[] {
  let rest = "";
  let event = "";
  let data: string[] = [];

  const take = (line: string): StreamEvent | null => {
    if (line === "") {
      const complete =
        data.length === 0 ? null : { event: event === "" ? "message" : event, data: data.join("\n") };
      event = "";
      data = [];
      return complete;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    if (field === "data") data.push(value);
    return null;
  };

  return (text) => {
    // A lone \r at the end may be the first half of \r\n, so it waits for what follows.
    const held = rest + text;
    const ready = held.endsWith("\r") ? held.slice(0, -1) : held;
    const lines = ready.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? "") + held.slice(ready.length);
    return lines.map(take).filter((complete) => complete !== null);
  };
}
