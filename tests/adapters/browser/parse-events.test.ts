import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { createEventParser } from "#adapters/browser/sse/parse-events.ts";

const STREAM =
  'retry: 1000\n\nid: 7\nevent: order\ndata: {"number":7}\n\n: heartbeat\n\nevent: reset\r\ndata: a\r\ndata: b\r\n\r\ndata:plain\n\nevent: order\n\n';

const EVENTS = [
  { event: "order", data: '{"number":7}' },
  { event: "reset", data: "a\nb" },
  { event: "message", data: "plain" },
];

describe("createEventParser", () => {
  it("reads events, joins lines of data, and leaves out comments and events without data", () => {
    expect(createEventParser()(STREAM)).toEqual(EVENTS);
  });

  it("keeps an unfinished event for later", () => {
    const parse = createEventParser();
    expect(parse("event: order\nda")).toEqual([]);
    expect(parse("ta: 1\n")).toEqual([]);
    expect(parse("\n")).toEqual([{ event: "order", data: "1" }]);
  });

  const cuts = fc.array(fc.nat(STREAM.length), { maxLength: 12 });

  test.prop([cuts])("reads the same wherever the text is cut", (places) => {
    const parse = createEventParser();
    const sorted = [0, ...places, STREAM.length].sort((one, other) => one - other);
    const pieces = sorted.slice(1).map((end, index) => STREAM.slice(sorted[index], end));
    expect(pieces.flatMap((piece) => parse(piece))).toEqual(EVENTS);
  });
});
