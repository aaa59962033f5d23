/** Keeps a shop's menu in the browser, to be read without a network (PAGE-7). */
export interface OfflinePort {
  /** From now on, for the shop whose pages are below the path; once for all, though called with every page. */
  keep(shopPath: string): Promise<void>;
}
