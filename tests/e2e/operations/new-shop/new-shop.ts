import { expect, type Page } from "@playwright/test";
import { runCommandLine } from "#tests/support/server/server-process.ts";
import { visit } from "../../pages/visit.ts";

/** A shop of an organization of its own, of which `setup` knows no more than this. */
export interface NewShop {
  readonly name: string;
  readonly slug: string;
  /** The owner's address; every new owner has the same password. */
  readonly owner: string;
}

const PASSWORD = "un cal verde de lemn";

/** What a person types at a terminal once, while the server of the database in `home` runs; answers what is printed. */
export async function setUpShop(
  home: string,
  { name, slug, owner }: NewShop,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const flags = {
    organization: name,
    slug,
    address: "Strada Lungă 1, București",
    "owner-email": owner,
    "owner-first-name": "Elena",
    "owner-last-name": "Marin",
    "owner-password": PASSWORD,
    ...more,
  };
  const given = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { code, output, complaint } = await runCommandLine("setup", given, { DATA_DIR: home });
  expect([code, complaint]).toEqual([0, ""]);
  return output;
}

/** Signs its owner in; ends on the board. */
export async function signInOwner(page: Page, { owner }: NewShop): Promise<void> {
  await visit(page, "/login");
  await page.getByLabel("Email sau telefon").fill(owner);
  await page.getByLabel("Parolă", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/operations/pending");
}
