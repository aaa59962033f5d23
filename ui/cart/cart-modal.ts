/** The guest's own cart panel, which is no page, in the stack of modals. */
export const CART_PANEL = "cart-panel";

/** The sheet that changes a line, over the cart. */
export const EDIT_LINE_MODAL = "edit-line";
