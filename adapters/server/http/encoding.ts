/** How the bytes of an answer travel that the server compresses itself. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;

/** One of them. */
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that a browser says it reads. */
export function encodingFor(accepted: string | readonly string[] | undefined): Encoding {
  const names = String(accepted ?? "");
  if (/\bbr\b/.test(names)) return "br";
  return /\bgzip\b/.test(names) ? "gzip" : "identity";
}
