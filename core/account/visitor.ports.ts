import type { VisitorId } from "#core/kernel/id.ts";

/** The analytics identity of a device; null until the person agreed to it. */
export interface VisitorIdStorage {
  read(): VisitorId | null;
}
