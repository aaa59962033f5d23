/** Most characters of a search for orders. */
export const MAX_SEARCH_LENGTH = 80;
