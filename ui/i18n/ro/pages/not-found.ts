/** The page-not-found variant of the error page. */
export const notFound = {
  message: "Page Not Found: {path}",
  text: "Poate a fost mutată sau adresa e scrisă greșit.",
  toMenu: "Vezi meniul",
} as const;
