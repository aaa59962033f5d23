/** One way to write an address that a server may take for another one. */
export interface Spelling {
  readonly name: string;
  /** The request target of a path such as /api/carts. */
  readonly of: (path: string) => string;
}

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`;

/** Ways to write the same address that have fooled servers before. */
export const SPELLINGS: readonly Spelling[] = [
  { name: "a percent-encoded letter", of: (path) => path.replace("a", encoded) },
  { name: "every letter percent-encoded", of: (path) => path.replace(/[a-z]/g, encoded) },
  { name: "upper case", of: (path) => path.toUpperCase() },
  { name: "a double slash", of: (path) => `/${path}` },
  { name: "a double slash within", of: (path) => path.replace("/api/", "/api//") },
  { name: "a dot segment", of: (path) => path.replace("/api/", "/api/./") },
  { name: "a way up", of: (path) => `/assets/..${path}` },
  { name: "an encoded way up", of: (path) => `/pictures/%2e%2e${path}` },
  { name: "a slash at the end", of: (path) => `${path}/` },
  { name: "an encoded slash", of: (path) => path.replace("/api/", "/api%2f") },
  { name: "a parameter of a segment", of: (path) => path.replace("/api/", "/api;v=1/") },
  { name: "a backslash", of: (path) => path.replace("/api/", "/api\\") },
  { name: "an absolute address", of: (path) => `http://localhost${path}` },
  { name: "an absolute address of elsewhere", of: (path) => `https://evil.example${path}` },
  { name: "an absolute address without a path", of: (path) => `http://localhost?${path}` },
  { name: "a page's question", of: (path) => `/?${path}` },
  { name: "a fragment", of: (path) => `${path}#page` },
];
