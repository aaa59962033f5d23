import { createRequire } from "node:module";
import type Bowser from "bowser";
import type { FastifyRequest } from "fastify";

const MAX_AGENT = 300;

const load = createRequire(import.meta.url);

/** What a browser says it is, as it is kept with a session; null where it says nothing. */
export function agentOf({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const agent = headers["user-agent"]?.slice(0, MAX_AGENT) ?? "";
  return agent === "" ? null : agent;
}

/** The names of a browser and its system; null where they are not known. */
export function readAgent(agent: string | null): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  if (agent === null) return { browser: null, system: null };
  // Few lists of sessions are ever looked at.
  const bowser: typeof Bowser = load("bowser");
  const parser = bowser.getParser(agent);
  return { browser: parser.getBrowserName() || null, system: parser.getOSName() || null };
}
