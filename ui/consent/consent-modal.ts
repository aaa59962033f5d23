/** The name of the dialog in which is chosen what may be measured. */
export const CONSENT_MODAL = "consent";
