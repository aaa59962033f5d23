/**
 * What a typed path means however it is spelled: decoded once, lower case, without doubled slashes, dot segments and
 * `;parameters`, a backslash read as a slash, no slash at the end. Null when it cannot be decoded.
 */
export function normalPath(path: string): string | null {
  const decoded = decode(path);
  if (decoded === null) return null;
  const kept: string[] = [];
  for (const segment of decoded.toLowerCase().split(/[/\\]/u)) {
    const bare = segment.replace(/;.*$/su, "");
    if (bare === "..") kept.pop();
    else if (bare !== "" && bare !== ".") kept.push(bare);
  }
  return `/${kept.join("/")}`;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
