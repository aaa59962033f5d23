import type { Page } from "@playwright/test";

interface Me {
  readonly customers: readonly { readonly shop_id: string; readonly available_reward_points: number }[];
}

/** The points that the page's user can spend at a shop, as the API answers them to that browser. */
export async function pointsOf(page: Page, shopId: string): Promise<number> {
  const answer = await page.request.get("/api/auth/me", { params: { include: "customers" } });
  const me: Me = await answer.json();
  const customer = me.customers.find(({ shop_id }) => shop_id === shopId);
  if (customer === undefined) throw new Error(`No customer of ${shopId} is signed in`);
  return customer.available_reward_points;
}
