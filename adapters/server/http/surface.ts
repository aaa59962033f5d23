import type { FastifyRequest } from "fastify";
import type { EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { normalPath } from "#core/routing/normal-path.ts";

/** What a call is for: limits, caching and the form of an error follow from it. */
export type Surface =
  /** A call of the API, or one that asks for a call that there is not. */
  | "api"
  | "page"
  /** Files of the build, pictures, and the questions of a load balancer. */
  | "other";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    readonly endpoint?: EndpointName;
    /** Where the route's pattern does not say it. */
    readonly surface?: Surface;
  }
}

// Where a file that is not there would be.
const FILES = /^\/(?:assets|pictures)\//u;

/** The pattern of whatever no other route takes. */
export const EVERYTHING_ELSE = "/*";

/**
 * What a request is for. The matched route says it, never the address as it was typed: `/%61pi/menu` is the menu. What
 * no route takes is identified by its normal path.
 */
export function surfaceOf({ routeOptions, url }: FastifyRequest): Surface {
  const { url: pattern, config } = routeOptions;
  if (config?.surface !== undefined) return config.surface;
  if (pattern !== undefined && pattern !== EVERYTHING_ELSE) return isOfApi(pattern) ? "api" : "other";
  const path = normalPath(pathOfUrl(url));
  if (path === null) return "page";
  return isOfApi(path) ? "api" : FILES.test(path) ? "other" : "page";
}

/** The path of a request target, as it was typed. */
export function pathOfUrl(url: string): string {
  return url.split(/[?#]/u, 1)[0] ?? "/";
}

/** The question of a request target with its mark, or nothing. */
export function searchOfUrl(url: string): string {
  return /\?[^#]*/u.exec(url)?.[0] ?? "";
}

/** A request target without scheme and host, which a proxy may write before the path. */
export function originForm(target: string): string {
  const match = /^https?:\/\/[^/?#]*/iu.exec(target);
  if (match === null) return target;
  const rest = target.slice(match[0].length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Whether an address that no route can read begins as those of calls do. */
export function isTypedAsCall(url: string): boolean {
  return isOfApi(pathOfUrl(url));
}

function isOfApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
