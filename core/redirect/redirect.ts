import type { RedirectId } from "#core/kernel/id.ts";
import { isAtMost } from "#core/kernel/text-length.ts";
import { routeAt } from "#core/routing/route-table.ts";
import { normalPath } from "#core/routing/normal-path.ts";
import type { RouteId } from "#core/routing/route-id.ts";
import { safeRedirect } from "#core/routing/safe-redirect.ts";

/** For good, which robots and browsers remember, or for now. */
export const REDIRECT_STATUSES = [301, 302] as const;
type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** The status of a redirect for good, or for now. */
export function redirectStatus(isPermanent: boolean): RedirectStatus {
  return isPermanent ? 301 : 302;
}

/** Whether a redirect is for good. */
export function isPermanent({ status }: Pick<RedirectRule, "status">): boolean {
  return status === redirectStatus(true);
}

/** Redirects that an organization can have (HOST-12). */
const MAX_REDIRECTS = 200;

/** How long an answer is kept (HOST-12), in milliseconds. */
export const REDIRECT_FRESH_MS = 600_000;

/** Most characters of an old path and of a target. */
export const REDIRECT_LENGTHS = { path: 200, to: 500 } as const;

/** Where an old path of a shop leads. */
export interface RedirectRule {
  /** As `redirectPath` makes it, without the part that names the shop. */
  readonly path: string;
  /** A path of the shop in the same form, with search and hash where it has them, or an address of another site. */
  readonly to: string;
  readonly status: RedirectStatus;
}

/** One that an organization keeps. */
export interface Redirect extends RedirectRule {
  readonly id: RedirectId;
}

/** What an organization keeps, and the other sites that the installation lets redirects lead to. */
export interface RedirectList {
  readonly redirects: readonly Redirect[];
  readonly hosts: readonly string[];
}

/** What is wrong with a redirect, by field. */
interface RedirectProblems {
  readonly path?: PathProblem;
  readonly to?: TargetProblem;
}

type PathProblem =
  | "validation.required"
  | "validation.redirect_path"
  | "validation.redirect_page"
  | "validation.redirect_taken"
  | "validation.redirect_chain"
  | "validation.redirect_full";
type TargetProblem =
  | "validation.required"
  | "validation.redirect_target"
  | "validation.url"
  | "validation.redirect_host"
  | "validation.redirect_chain";

// The pages of a shop whose addresses outlive what they show. All others are the shop itself.
const MOVABLE_PAGES: readonly RouteId[] = ["shop.product", "shop.location", "shop.rewards"];

// What begins so never is a page of a shop.
const RESERVED = /^\/(?:api|shops)(?:\/|$)/u;

/** A typed path in the one form in which redirects are found; null where it is none, or the front page. */
export function redirectPath(typed: string): string | null {
  const text = typed.trim();
  if (/[?#]/u.test(text) || !text.startsWith("/") || safeRedirect(text) === null) return null;
  const path = normalPath(text);
  return path === null || path === "/" || !isAtMost(path, REDIRECT_LENGTHS.path) ? null : path;
}

/** A typed target, safe to lead to where its host is one of `hosts`; null where it is neither path nor web address. */
export function redirectTarget(typed: string, hosts: readonly string[]): string | null {
  const target = safeRedirect(typed.trim(), hosts);
  return target !== null && isAtMost(target, REDIRECT_LENGTHS.to) ? target : null;
}

/**
 * What is wrong with a typed redirect next to those that there are: the path must be no page that people need and have
 * no redirect yet, the target must be a path or at a site of `hosts`, and no redirect may lead to another one.
 */
export function redirectProblems(
  typed: Pick<RedirectRule, "path" | "to">,
  others: readonly RedirectRule[],
  hosts: readonly string[],
): RedirectProblems {
  const path = pathProblem(typed.path, others);
  const to = targetProblem(typed, others, hosts);
  return { ...(path === null ? {} : { path }), ...(to === null ? {} : { to }) };
}

/** Where a path of the shop leads; null where no rule has it, or its host is no longer one of `hosts`. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
  hosts: readonly string[],
): Pick<RedirectRule, "to" | "status"> | null {
  if (rules.length === 0) return null;
  const normal = normalPath(path);
  const rule = rules.find((one) => one.path === normal);
  const to = rule === undefined ? null : safeRedirect(rule.to, hosts);
  return rule === undefined || to === null ? null : { to, status: rule.status };
}

/** Whether a target is on this origin. */
export function isOwnTarget(to: string): boolean {
  return to.startsWith("/");
}

function pathProblem(typed: string, others: readonly RedirectRule[]): PathProblem | null {
  if (others.length >= MAX_REDIRECTS) return "validation.redirect_full";
  if (typed.trim() === "") return "validation.required";
  const path = redirectPath(typed);
  if (path === null) return "validation.redirect_path";
  const route = routeAt({ kind: "shop", slug: "" }, path)?.route.id ?? null;
  if (RESERVED.test(path) || (route !== null && !MOVABLE_PAGES.includes(route)))
    return "validation.redirect_page";
  if (others.some((other) => other.path === path)) return "validation.redirect_taken";
  return others.some((other) => pathOfTarget(other.to) === path) ? "validation.redirect_chain" : null;
}

function targetProblem(
  { path, to }: Pick<RedirectRule, "path" | "to">,
  others: readonly RedirectRule[],
  hosts: readonly string[],
): TargetProblem | null {
  if (to.trim() === "") return "validation.required";
  const target = redirectTarget(to, hosts);
  if (target === null) return unsafeProblem(to.trim());
  const leadsTo = pathOfTarget(target);
  if (leadsTo === null) return null;
  const taken = [redirectPath(path), ...others.map((other) => other.path)];
  return taken.includes(leadsTo) ? "validation.redirect_chain" : null;
}

// An address of the web is one that could be led to if its host were allowed.
function unsafeProblem(to: string): TargetProblem {
  const host = /^https?:\/\/([^/?#:]*)/iu.exec(to)?.[1]?.toLowerCase();
  if (host === undefined) return "validation.redirect_target";
  return redirectTarget(to, [host]) === null ? "validation.url" : "validation.redirect_host";
}

function pathOfTarget(to: string): string | null {
  return isOwnTarget(to) ? normalPath(to.split(/[?#]/u, 1)[0] ?? "/") : null;
}
