/** The address of a page of one's ledger; the first page has none of its own. */
export function pointsPath(page: number): string {
  return page > 1 ? `/rewards?page=${page}` : "/rewards";
}
