/** What the storefront says without a network. */
export const offline = {
  menu: "Ești offline. Meniu văzut: {when|isolate}.",
} as const;
