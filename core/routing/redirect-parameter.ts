/** The search parameter that keeps the wanted address. */
export const REDIRECT_PARAMETER = "redirect";

// Blanks, control characters and the backslash, which some browsers read as a slash or skip.
const READ_OTHERWISE = /[\s\p{Cc}\\]/u;

/** The address when it is a path on this origin; null for everything a browser could read as another host or a script. */
export function safeRedirect(address: string | null): string | null {
  if (address === null || !address.startsWith("/") || address.startsWith("//")) return null;
  if (READ_OTHERWISE.test(address) || address.length > 2000) return null;
  return address;
}

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
