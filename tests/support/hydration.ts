/** Whether React has hydrated the page that it runs in: what is pressed before does nothing. */
export function isHydrated(): boolean {
  const content = document.querySelector("main");
  // React sets this property on every element that it has rendered or hydrated.
  return content !== null && Object.keys(content).some((key) => key.startsWith("__reactProps$"));
}
