import { hash } from "node:crypto";

const TAG_LENGTH = 22;

/** A short name of a content, without quotes. */
export function tagOf(content: string | Buffer): string {
  return hash("sha256", content, "base64url").slice(0, TAG_LENGTH);
}

/**
 * Whether a request with this If-None-Match holds the content of `etag` already. A proxy that compresses again marks the
 * tag as weak; the bytes before compression are the same.
 */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*")
  );
}
