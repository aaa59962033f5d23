import type { AppError } from "#core/errors/app-error.ts";
import type { PriceEditorContext } from "./price-editor.ts";
import type { PriceEditorSnapshot } from "./price-editor.machine.ts";

/** What is known and what was typed; null before the prices were read. */
export function selectPriceEditor({ context }: PriceEditorSnapshot): PriceEditorContext | null {
  return context.read === null ? null : context;
}

/** Why nothing could be read; null unless it could not. */
export function selectPriceEditorError(snapshot: PriceEditorSnapshot): AppError | null {
  return snapshot.hasTag("failed") ? snapshot.context.error : null;
}

/** Whether a press is being carried out. */
export function selectIsPriceWriting(snapshot: PriceEditorSnapshot): boolean {
  return snapshot.hasTag("writing");
}
