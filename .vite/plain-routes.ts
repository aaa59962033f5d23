import type { Plugin } from "vite";
import { editPackage } from "./package-edits.ts";

/**
 * Has the router compare a piece of a path as text. For each short piece of our hundreds of routes it would have a
 * function compiled while the server starts, which saves a call less than a tenth of a microsecond.
 */
export function keepRoutesPlain(): Plugin {
  return editPackage("keep-routes-plain", /\/find-my-way\/lib\/node\.js$/, [
    ["LONG_PREFIX_MIN_LENGTH = 16", "LONG_PREFIX_MIN_LENGTH = 2"],
    ["path.indexOf(prefix, i) === i", "path.startsWith(prefix, i)"],
  ]);
}
