/** What a browser tells of something that nobody caught. */
export interface Uncaught {
  /** The error's name, "AbortError" for example. */
  readonly name: string;
  readonly message: string;
  /** The address of the script that failed, where the browser tells it. */
  readonly file: string | null;
  readonly stack: string | null;
}

const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s()@]+/giu;

/**
 * Whether it was thrown by the product's own code, whose scripts come from `origin`. The innermost address of a stack
 * decides, else the file. Without either it is a script of elsewhere ("Script error."), which concerns nobody here; nor does the
 * browser's notice of a resize that takes another frame, or a call that was given up.
 */
export function isOwnFailure({ name, message, file, stack }: Uncaught, origin: string): boolean {
  if (name === "AbortError" || message.startsWith("ResizeObserver loop")) return false;
  // The first line of a stack repeats the message, which may hold any address.
  const head = `${name}: ${message}`;
  const told = stack ?? "";
  const frames = told.startsWith(head) ? told.slice(head.length) : told;
  const thrownBy = frames.match(ADDRESS)?.[0] ?? file ?? "";
  return thrownBy.startsWith(`${origin}/`);
}
