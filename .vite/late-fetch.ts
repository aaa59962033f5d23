import type { Plugin } from "vite";
import { editPackage } from "./package-edits.ts";

/**
 * Has the compression of answers know a fetch's response by its name, as fastify does. Asking for the class, which no
 * answer here is of, loads all of Node's fetch with the first page.
 */
export function keepFetchLate(): Plugin {
  return editPackage("keep-fetch-late", /\/@fastify\/compress\/lib\/utils\.js$/, [
    ["obj instanceof Response", `Object.prototype.toString.call(obj) === "[object Response]"`],
  ]);
}
