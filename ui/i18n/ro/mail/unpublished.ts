/** The page of a shop that the public does not see yet; the server alone draws it. */
export const unpublished = {
  title: "Deschidem în curând",
  text: "Încă nu luăm comenzi online. Mai ai puțin de așteptat.",
  staff: "Lucrezi aici? Intră în cont",
} as const;
