import type { Plugin } from "vite";
import { editPackage } from "./package-edits.ts";

/**
 * Leaves out of the server's build what routes with schemas would be compiled with, three hundred kilobytes that every
 * start would read: there are none (adapters/server/http/create-http-server.ts).
 */
export function leaveOutSchemas(): Plugin {
  return editPackage("leave-out-schemas", /\/fastify\/lib\/schema-controller\.js$/, [
    ["require('@fastify/ajv-compiler')", "undefined"],
    ["require('@fastify/fast-json-stringify-compiler')", "undefined"],
  ]);
}
