/** How far back the sales go by which products are popular, in milliseconds (MENU-10). */
export const POPULARITY_MS = 30 * 86_400_000;

/** How many products are popular at most (MENU-10). */
export const MAX_POPULAR_PRODUCTS = 10;

/** How many products a customer is offered to order again at most (MENU-11). */
export const MAX_ORDER_AGAIN_PRODUCTS = 10;
