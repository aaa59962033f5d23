/** The global confirmation dialog (MODAL-4). */
export const confirmation = {
  confirm: "Confirmă",
  cancel: "Anulează",
} as const;
