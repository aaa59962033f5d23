import type { Menu } from "#core/menu/menu.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Plain } from "../trace/plain.ts";

/** What a port answered on a page that was recorded. */
export interface RecordedAnswer {
  readonly call: string;
  /** Milliseconds from the call to its answer. */
  readonly after: number;
  readonly isFailure: boolean;
  readonly value: Plain;
}

/** What a recorded page began with, and what the world answered to it. */
export interface Recording {
  readonly shop: Plain;
  readonly menu: Plain;
  readonly answers: readonly RecordedAnswer[];
}

/** The shop of a recording; null where the page had none. */
export function recordedShop(recording: Recording | null): Shop | null {
  return recording !== null && isShop(recording.shop) ? recording.shop : null;
}

/** The menu of a recording; null where the page had none. */
export function recordedMenu(recording: Recording | null): Menu | null {
  return recording !== null && isMenu(recording.menu) ? recording.menu : null;
}

// What a page of the same build held is taken for whole by the parts that no other record has.
function isShop(value: unknown): value is Shop {
  return isRecord(value) && typeof value["slug"] === "string" && Array.isArray(value["locations"]);
}

function isMenu(value: unknown): value is Menu {
  return isRecord(value) && Array.isArray(value["products"]) && Array.isArray(value["categories"]);
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
