/** The page-not-found variant of the error page. */
export const notFound = {
  title: "Pagina nu există",
  message: "Page Not Found: {path}",
  text: "Poate a fost mutată sau adresa e scrisă greșit.",
  toMenu: "Vezi meniul",
  toHome: "Pagina de start",
  shopTitle: "Nu găsim acest restaurant",
  shopText: "Verifică adresa sau întoarce-te la pagina principală.",
} as const;
