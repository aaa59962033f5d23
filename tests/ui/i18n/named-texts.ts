/** Texts that a rule names, or that data of a menu names by its own keys, though no code spells them. */
export const NAMED_BY: Readonly<Record<string, string>> = {
  courier: "COURIER-2",
  diets: "MENU-4",
  errors: "ERROR-10",
  lab: "DEMO-7",
  nutrition: "MENU-4",
  orderFilters: "BOARD-10",
  ordering: "BOARD-11",
  organization: "GUARD-14",
  refusals: "ERROR-11",
  rewards: "ROUTE-13",
  validation: "FORM-1",
};
