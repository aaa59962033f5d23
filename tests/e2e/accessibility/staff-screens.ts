import { expect, type Page } from "@playwright/test";
import { anyHeading, closeAll, dialogShown, type Screen } from "./screen.ts";

/** For a manager of two organizations, with a new order on the board. */
export const FOR_A_MANAGER: readonly Screen[] = [
  { name: "choose organization", address: "/choose-organization", until: anyHeading },
  { name: "choose app", until: chooseOrganization },
  { name: "dashboard", address: "/dashboard?period=last_30_days", until: figuresShown },
  { name: "board", address: "/operations/pending", until: cardShown },
  { name: "order dialog", until: openDetails, isOver: true },
  { name: "taking of orders", until: openOrdering, isOver: true },
  { name: "reject sheet", until: openReasons, isOver: true },
];

/** The board on an upright tablet, which shows one column at a time. */
export const ON_A_TABLET: readonly Screen[] = [
  { name: "board", address: "/operations/pending", until: cardShown },
  { name: "order dialog", until: openDetails, isOver: true },
];

async function chooseOrganization(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Bistro Nord/ }).click();
  await page.waitForURL("**/choose-boh-app");
  await expect(page.getByRole("button", { name: /Operațiuni|Operations/ })).toBeVisible();
}

async function figuresShown(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
}

async function cardShown(page: Page): Promise<void> {
  await expect(page.getByRole("article").first()).toBeVisible();
}

async function openDetails(page: Page): Promise<void> {
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^(Detalii|Details)/ })
    .click();
  await dialogShown(page);
}

async function openOrdering(page: Page): Promise<void> {
  await closeAll(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Primim comenzi|Taking orders/ })
    .click();
  await dialogShown(page);
}

async function openReasons(page: Page): Promise<void> {
  await closeAll(page);
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^(Refuză|Reject)/ })
    .click();
  await dialogShown(page);
  await page.getByRole("radio").first().check();
}
