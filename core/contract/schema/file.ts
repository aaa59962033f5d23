import * as Schema from "effect/Schema";
import type { FileBytes } from "#core/kernel/file-bytes.ts";
import { encodesAsIs } from "./encoder.ts";
import type { WireCodec } from "./wire-struct.ts";

/** A file in a form: its bytes, which JSON has no room for. */
export const file: WireCodec<FileBytes> = encodesAsIs(
  Schema.declare((value: unknown): value is FileBytes => isFile(value)),
);

function isFile(value: unknown): boolean {
  return typeof value === "object" && value !== null && "arrayBuffer" in value && "size" in value;
}
