import type { tour as ro } from "../../ro/pages/landing-tour.ts";
import type { Translation } from "../../wording.ts";

/** What the product does for guests, kitchen, couriers and owner. */
export const tour: Translation<typeof ro> = {
  title: "The whole way of an order, at your place",
  text: "From a guest's hunger to the end of the day: one place, at your own address.",
  more: "All features",
  guests: {
    title: "Guests order fast",
    text: "A menu that opens at once, and a price that does not change on the way.",
    fact1: "Pictures, allergens and a filter for what they do not eat",
    fact2: "Pickup or delivery, now or at the hour they choose",
    fact3: "Price and time come with their explanation",
    fact4: "Promo codes, points and “Order again”",
    fact5: "Installs on the phone and can be read without a network",
  },
  kitchen: {
    title: "The kitchen sees everything",
    text: "Every order on a card that reads from two steps away.",
    fact1: "An alarm from the first second, until somebody answers",
    fact2: "One tap accepts, with the minutes promised",
    fact3: "What is sold out leaves the menu and comes back by itself",
    fact4: "Busy or paused, and never forgotten",
    fact5: "Tickets on an 80 mm printer, and orders by phone",
  },
  courier: {
    title: "Couriers know where and how much",
    text: "One link on the phone: the address, the guest and the money to collect.",
    fact1: "No account, nothing to install",
    fact2: "Map and call, one tap away",
    fact3: "Works without signal: what they tapped leaves later",
    fact4: "The guest's data is gone two hours after delivery",
  },
  owner: {
    title: "You have the figures",
    text: "What was sold, what was collected and who changed what.",
    fact1: "End of day with VAT by rate and the cash of every courier",
    fact2: "Prices by location, changed on a date, with a way back",
    fact3: "Your own address, with redirects from the old one",
    fact4: "Employee, manager, owner: each with their own rights",
    fact5: "Every change stays in the log",
  },
  mockOnTheWay: "On the way",
  mockAddress: "21 Lipscani Street, apt. 4",
  mockCall: "Call the guest",
  mockToCollect: "To collect",
  mockDelivered: "Delivered",
  mockDay: "Today's sales",
  mockCash: "Cash with couriers",
  mockVat: "VAT 11%",
};
