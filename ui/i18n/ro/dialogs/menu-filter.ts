/** What somebody does not eat (MENU-14). */
export const menuFilter = {
  without: "Fără",
  withoutOne: "fără {allergen}",
  diets: "Potrivit pentru",
  hint: "Ce nu e declarat rămâne ascuns, la fel opțiunile care nu se potrivesc.",
  show: "Arată {n:number|count} {{|produs||produse|de produse|de produse}}",
  clear: "Șterge",
  hidden: "{n:number|count} {{|produs ascuns||produse ascunse|de produse ascunse|de produse ascunse}}",
  reveal: "Arată-le",
  conceal: "Ascunde-le",
  hiddenTitle: "Nu se potrivesc alegerii tale",
  hiddenOptions:
    "{n:number|count} {{|opțiune ascunsă||opțiuni ascunse|de opțiuni ascunse|de opțiuni ascunse}}",
  nothing: "Niciun produs nu se potrivește alegerii tale.",
  misfit: "Nu se potrivește alegerii tale",
  unsuited: "nu e {diets}",
  noChoice: "nicio opțiune potrivită la „{group|isolate}”",
} as const;
