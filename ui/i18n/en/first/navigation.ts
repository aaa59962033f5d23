import type { navigation as ro } from "../../ro/first/navigation.ts";
import type { Translation } from "../../wording.ts";

/** Header, footer and the profile menu. */
export const navigation: Translation<typeof ro> = {
  main: "Main navigation",
  footer: "Footer",
  home: "Home",
  menu: "Menu",
  orders: "My orders",
  rewards: "Points",
  profile: "My account",
  greeting: "Hi, {name|isolate}!",
  login: "Sign in",
  register: "Create account",
  logout: "Sign out",
  operations: "Operations",
  dashboard: "Dashboard",
  privacy: "Privacy",
  terms: "Terms and conditions",
  cookies: "Cookies",
  consent: "Cookie settings",
  refund: "Refunds",
  company: "{name|isolate}, tax ID {taxId}",
  poweredBy: "Online ordering by Diner",
};
