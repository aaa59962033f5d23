import type { organization as ro } from "../../ro/office/organization.ts";
import type { Translation } from "../../wording.ts";

/** Choosing an organization and an app of the back office. */
export const organization: Translation<typeof ro> = {
  chooseTitle: "Choose an organization",
  chooseText: "Which one do you open?",
  chooseAnyText: "You work as an admin. Which one do you open?",
  asAdmin: "as an admin",
  search: "Search for an organization",
  notFound: "No organization of this name.",
  role: {
    owner: "owner",
    manager: "manager",
    employee: "employee",
    courier: "courier",
  },
  appTitle: "Where to?",
  operationsApp: "Operations",
  operationsText: "Current orders and products.",
  dashboardApp: "Dashboard",
  dashboardText: "Sales, customers and times.",
  switch: "Switch organization",
  none: "Your account does not work in any organization.",
};
