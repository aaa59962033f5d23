import { because, type ImportReason } from "#core/import/import-reason.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Finding } from "#core/import/finding.ts";
import { locateSyntaxFault } from "./json/json-syntax.ts";
import type { JsonNode } from "./json/json-node.ts";

/** A file before decoding: its name as the caller gave it, and its bytes. */
export interface RawFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a file as JSON. A byte-order mark is skipped; invalid UTF-8 and invalid JSON are refused with their position. */
export function readSourceFile({ name, bytes }: RawFile): Result<JsonNode, Finding> {
  const text = decodeUtf8(bytes);
  if (text === null) return err(refusal(name, "", because("fileNotText")));
  try {
    const value: unknown = JSON.parse(text);
    return ok({ file: name, path: "", value });
  } catch {
    const { line, column, reason } = locateSyntaxFault(text);
    return err(refusal(name, `line ${line}, column ${column}`, because("fileNotJson", reason)));
  }
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function refusal(file: string, where: string, reason: ImportReason): Finding {
  return { severity: "refused", file, where, reason, times: 1 };
}
