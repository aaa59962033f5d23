import { safeRedirect } from "./safe-redirect.ts";

/** The search parameter that keeps the wanted address. */
export const REDIRECT_PARAMETER = "redirect";

/** Adds the address to come back to; nothing when it is not safe or is the target itself. */
export function withRedirect(target: string, wanted: string): string {
  const safe = safeRedirect(wanted);
  if (safe === null || pathOf(safe) === pathOf(target)) return target;
  return `${target}?${REDIRECT_PARAMETER}=${encodeURIComponent(safe)}`;
}

/** The address to come back to in a search text ("?redirect=…"); null when there is none or it is not safe. */
export function redirectOf(search: string): string | null {
  for (const pair of search.replace(/^\?/, "").split("&")) {
    const [name, value = ""] = pair.split("=");
    if (name !== REDIRECT_PARAMETER) continue;
    try {
      return safeRedirect(decodeURIComponent(value.replaceAll("+", " ")));
    } catch {
      return null;
    }
  }
  return null;
}

/** A path without its search and hash. */
export function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? "/";
}
