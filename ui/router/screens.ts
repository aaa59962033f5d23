import type { ScreenSource } from "./screen.ts";

/** The screen of each route; a route without one is not served (404). */
export const SCREENS: Readonly<Record<string, ScreenSource>> = {
  "shop.landing": { file: "ui/shop/shop-landing.tsx", load: () => import("#ui/shop/shop-landing.tsx") },
  "shop.menu": { file: "ui/menu/menu-screen.tsx", load: () => import("#ui/menu/menu-screen.tsx") },
};
