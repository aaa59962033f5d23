// Blanks, control characters, the backslash, which some browsers read as a slash, and halves of letters.
const READ_OTHERWISE = /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u;
const MAX_LETTERS = 2000;
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/iu;
const NOT_ASCII = /[^\x21-\x7e]+/gu;
const ABSOLUTE = /^https?:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#].*)?$/iu;

/**
 * The one decision about where a redirect may lead, of the server and of the browser alike: a path on this origin, or
 * an address at one of `hosts` (names without port, lower case). Answers it in ASCII; null for everything that a
 * browser could read as another origin or as a script, now or once it is resolved (empty and dot segments).
 */
export function safeRedirect(address: string | null, hosts: readonly string[] = []): string | null {
  if (address === null || READ_OTHERWISE.test(address) || address.length > MAX_LETTERS) return null;
  const host = ABSOLUTE.exec(address)?.[1]?.toLowerCase();
  if (host !== undefined) return hosts.includes(host) ? inAscii(address) : null;
  if (!address.startsWith("/")) return null;
  const [, ...segments] = (address.split(/[?#]/u, 1)[0] ?? "").split("/");
  const isPlain = segments.every((segment, index) => {
    const isLast = index === segments.length - 1;
    return (segment !== "" || isLast) && !DOT_SEGMENT.test(segment);
  });
  return isPlain ? inAscii(address) : null;
}

function inAscii(address: string): string {
  return address.replace(NOT_ASCII, encodeURI);
}
