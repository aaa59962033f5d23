/** The global confirmation dialog (spec §2). */
export const confirmation = {
  confirm: "Confirmă",
  cancel: "Anulează",
  areYouSure: "Sigur continui?",
  cannotUndo: "Această acțiune nu poate fi anulată.",
  unsavedTitle: "Ai modificări nesalvate",
  unsavedText: "Dacă pleci acum, se pierd.",
} as const;
