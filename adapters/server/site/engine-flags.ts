import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What a server may ask of the JavaScript engine that it runs in, once it has started. */
export interface JavaScriptEngine {
  /** Keeps memory small from now on, at no more CPU for each order. */
  keepSmall(): void;
  /** Gives back to the system what memory is not used; nothing else happens meanwhile. */
  collect(): void;
}

// Not on the command line: with any of them Node would compile its own modules again as it starts, for 25 ms, as the compiled
// ones that it brings are those of an engine without.
const SMALL = [
  // Old memory grows by a quarter before it is collected.
  "--heap-growing-percent=25",
  // What is called often is compiled once, for speed, and not once before. Not `--no-maglev`: what is being compiled at that
  // moment would never be used, and never be compiled again.
  "--maglev-filter=-*",
];

/** The engine of this process. */
export const thisEngine: JavaScriptEngine = {
  keepSmall: () => SMALL.forEach((flag) => setFlagsFromString(flag)),
  collect: () => {
    setFlagsFromString("--expose-gc");
    const collect: (options: NodeJS.GCOptions) => void = runInNewContext("gc");
    // Compiled code that is read later is that of an engine without it.
    setFlagsFromString("--no-expose-gc");
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
  },
};
