import type { Plugin } from "vite";

const FROM = "obj instanceof Response";
const TO = `Object.prototype.toString.call(obj) === "[object Response]"`;

/**
 * Has the compression of answers know a fetch's response by its name, as fastify does. Asking for the class, which no
 * answer here is of, loads all of Node's fetch with the first page. A package that asks in other words fails the build.
 */
export function keepFetchLate(): Plugin {
  return {
    name: "keep-fetch-late",
    apply: "build",
    transform: {
      filter: { id: /\/@fastify\/compress\/lib\/utils\.js$/ },
      handler: (code) => {
        if (!code.includes(FROM)) throw new Error(`This compression does not ask for ${FROM}`);
        return code.replace(FROM, TO);
      },
    },
  };
}
