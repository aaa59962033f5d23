import type { landing as ro } from "../ro/landing.ts";
import type { Translation } from "../wording.ts";

/** The pages for restaurant owners. */
export const landing: Translation<typeof ro> = {
  title: "Online ordering for your restaurant",
  hero: "More direct orders, lower fees",
  heroText:
    "Customers order at your own address, the money is yours and the kitchen sees everything on one screen.",
  cta: "Get a demo",
  ctaSecond: "See a demo restaurant",
  signIn: "Sign in",
  features: "What you get",
  feature1Title: "Your menu, in your colours",
  feature1Text: "At your address, in Romanian and English, fast on any phone.",
  feature2Title: "The kitchen misses nothing",
  feature2Text: "An order rings from the first second and one tap accepts it.",
  feature3Title: "Customers who come back",
  feature3Text: "Points, promo codes and “order again”.",
  feature4Title: "The promised time is the real one",
  feature4Text: "Every estimated minute is explained.",
  calculatorTitle: "What do commissions cost you?",
  calculatorOrders: "Orders a month",
  calculatorAverage: "Average order value",
  calculatorMarketplace: "At a 30% commission",
  calculatorSaved: "You keep {amount} more every month",
  howTitle: "How it works",
  how1: "You send us your menu",
  how2: "We put it at your address",
  how3: "You receive orders",
  pricing: "Prices",
  questions: "Questions",
  contact: "Contact",
  leadName: "Your name",
  leadRestaurant: "Restaurant",
  leadPhone: "Phone",
  leadSend: "Send",
  leadSent: "Thank you! We will call you soon.",
};
