/** The toast area (TOAST-6 names it in English). */
export const toast = {
  region: "Notifications",
  close: "Închide notificarea",
  undo: "Anulează",
  undoAlt: "Anulează ultima acțiune",
} as const;
