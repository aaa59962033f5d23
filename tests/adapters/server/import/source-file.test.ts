import { describe, expect, it } from "vitest";
import { because } from "#core/import/import-reason.ts";
import { describeFinding } from "#adapters/server/import/draft/finding.ts";
import { readSourceFile } from "#adapters/server/import/source-file.ts";
import { fileOf } from "./menu-files.ts";

function faultOf(text: string): string {
  const read = readSourceFile(fileOf(text));
  return read.ok ? "no fault" : describeFinding(read.error);
}

describe("readSourceFile", () => {
  it("reads JSON, with or without a byte-order mark", () => {
    expect(readSourceFile(fileOf("\uFEFF[1]"))).toEqual({
      ok: true,
      value: { file: "menu.json", path: "", value: [1] },
    });
  });

  it("names line, column and fault where a file is not JSON", () => {
    expect(faultOf('[\n  {"name": "Ceai"},\n]')).toEqual(
      "menu.json, line 3, column 1: not JSON: a comma stands before ]",
    );
    expect(faultOf('{"name": "Ceai", }')).toEqual(
      "menu.json, line 1, column 18: not JSON: a comma stands before }",
    );
    expect(faultOf('{"name" "Ceai"}')).toEqual(
      "menu.json, line 1, column 9: not JSON: a colon was expected after the name",
    );
    expect(faultOf("{'name': 1}")).toEqual(
      "menu.json, line 1, column 2: not JSON: a name in double quotes was expected",
    );
    expect(faultOf("[1\n 2]")).toEqual("menu.json, line 2, column 2: not JSON: a comma or ] was expected");
    expect(faultOf('["Ceai]')).toEqual(
      "menu.json, line 1, column 2: not JSON: a text is not closed, or holds a character that must be escaped",
    );
    expect(faultOf('[{"name": "Ceai"')).toEqual(
      "menu.json, line 1, column 17: not JSON: the file ends too early",
    );
    expect(faultOf("[] []")).toEqual(
      "menu.json, line 1, column 4: not JSON: something follows the end of the value",
    );
    expect(faultOf("[.5]")).toEqual('menu.json, line 1, column 2: not JSON: a value was expected, not "."');
    expect(faultOf("")).toEqual("menu.json, line 1, column 1: not JSON: the file is empty");
    expect(faultOf("[".repeat(100_000))).toEqual(
      "menu.json, line 1, column 502: not JSON: it is nested more than 500 levels deep",
    );
  });

  it("refuses what is not UTF-8", () => {
    expect(readSourceFile({ name: "menu.json", bytes: new Uint8Array([0x5b, 0xff, 0x5d]) })).toEqual({
      ok: false,
      error: {
        severity: "refused",
        file: "menu.json",
        where: "",
        reason: because("fileNotText"),
        times: 1,
      },
    });
  });
});
