/** The error texts of ERROR-10 and the general ones; keys as core spells them. */
export const errors = {
  forbidden: "Acces interzis",
  session_expired: "Sesiunea ta a expirat",
  unknown_error: "Eroare necunoscută",
  unknown_user_type: "Tip de utilizator necunoscut",
  not_enough_reward_points: "Nu ai suficiente puncte de recompensă",
  outdated:
    "Pagina s-a actualizat între timp. Reîncarc-o ca să mergi mai departe; ce ai scris acum se pierde.",
  reload: "Reîncarcă pagina",
  hint: "Încearcă din nou. Dacă se repetă, sună-ne.",
  to_home: "Pagina de start",
  page_not_found: "Page Not Found",
  server_error: "Internal Server Error",
} as const;
