/** Fails the compilation when a union gained a member that a switch does not handle, and throws should one arrive all the same. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
