/** The name of the dialog that offers to install the shop. */
export const INSTALL_MODAL = "install";
