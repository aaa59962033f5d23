/** What a host serves (product §1): everything, or one shop with its routes at the root. */
export type HostMode =
  | { readonly kind: "diner" }
  | { readonly kind: "shop"; readonly slug: string }
  | { readonly kind: "domain"; readonly domain: string };
