// The step stands in the address, so that it is asked for again after a reload.
const STEP = "step=code";

/** Whether the search of a sign-in page asks for the code. */
export function isCodeStep(search: string): boolean {
  return search.replace("?", "").split("&").includes(STEP);
}

/** The search of a sign-in page that asks for the code next; what else it says stays. */
export function toCodeStep(search: string): string {
  return isCodeStep(search) ? search : `${search === "" ? "?" : `${search}&`}${STEP}`;
}

/** The search of a sign-in page that asks for the password again. */
export function toPasswordStep(search: string): string {
  const left = search
    .replace("?", "")
    .split("&")
    .filter((part) => part !== STEP && part !== "");
  return left.length === 0 ? "" : `?${left.join("&")}`;
}
