/** The name of the dialog in which is chosen what somebody does not eat. */
export const MENU_FILTER_MODAL = "menuFilter";
