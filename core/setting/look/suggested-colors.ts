/** Colors that a shop may begin with, each dark enough for white words. */
export const SUGGESTED_COLORS: readonly string[] = [
  "#c2410c",
  "#b91c1c",
  "#be185d",
  "#7e22ce",
  "#4338ca",
  "#0369a1",
  "#0f766e",
  "#15803d",
  "#4d7c0f",
  "#b45309",
  "#854d0e",
  "#334155",
];
