/** The offer to install a shop as an app. */
export const install = {
  title: "Pune {shop|isolate} pe ecranul principal",
  text: "Deschizi meniul dintr-o atingere, și fără internet.",
  accept: "Instalează",
  later: "Nu acum",
  understood: "Am înțeles",
  share: "Apasă „Partajează” în bara browserului.",
  addToHome: "Alege „Adaugă la ecranul principal”.",
} as const;
