import type { APIRequestContext } from "@playwright/test";
import { succeeded } from "#tests/support/http/http-client.ts";
import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs } from "../pages/order-by-api.ts";
import { visit } from "../pages/visit.ts";

const THEMES = ["light", "dark"] as const;
const PHONE = "+40722000111";

async function linkSentTo(request: APIRequestContext, number: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const answer = await request.get("/api/dev/outbox", { params: { to: PHONE } });
      const { data }: { readonly data: readonly { readonly text: string }[] } = await answer.json();
      const text = data.map((message) => message.text).find((one) => one.includes(number)) ?? "";
      link = /\/shops\/[\w-]+\/co\/[\w-]{43}/u.exec(text)?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}

test("somebody outside brings an order by their link, through a tunnel", async ({
  openBrowser,
  request,
  site,
}) => {
  const ana = await callerAs(site, "ana@example.com");
  const staff = await callerAs(site, "staff@example.com");
  const { id, number, version } = await orderDelivery(ana);
  const accept = { event: "accept", version, readyInMinutes: 20 } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body: accept }));

  const office = await openBrowser();
  await loadAxe(office.context());
  const board = await openBoard(office);
  const details = await board.open(number);
  await details.getByRole("button", { name: "Alege curierul" }).press("Enter");
  const sheet = office.getByRole("dialog", { name: `Cine livrează comanda ${number}?` });
  await sheet.getByRole("radio", { name: "Altcineva" }).check();
  await sheet.getByRole("textbox", { name: "Nume" }).fill("Dan");
  await sheet.getByRole("textbox", { name: "Telefon" }).fill("0722 000 111");
  await office.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  const first = await linkSentTo(request, number);
  await details.getByRole("button", { name: "Schimbă curierul" }).press("Enter");
  await sheet.getByRole("button", { name: "Fă un link nou" }).press("Enter");
  const shown = sheet.getByRole("textbox", { name: "Linkul curierului" });
  await expect(shown).toHaveValue(/\/co\/[\w-]{43}$/u);
  for (const theme of THEMES) expect(await violations(office, theme, true)).toEqual([]);
  const second = new URL(await shown.inputValue()).pathname;
  const ready = { event: "ready", version: version + 2 } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body: ready }));

  const phone = await openBrowser({
    viewport: { width: 390, height: 844 },
    expected: [/status of 404/u, /ERR_INTERNET_DISCONNECTED/u],
  });
  await loadAxe(phone.context());
  await visit(phone, first);
  await expect(phone.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await visit(phone, second);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(`Livrare ${number}`);
  await expect(phone.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  for (const theme of THEMES) expect(await violations(phone, theme, false)).toEqual([]);
  await phone.getByRole("button", { name: "Am preluat" }).press("Enter");
  await expect(phone.getByText("Pe drum", { exact: true })).toBeVisible();
  await expect(phone.getByRole("link", { name: /^Sună la/u })).toHaveAttribute("href", /^tel:\+40/u);

  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Am ajuns" }).press("Enter");
  await phone.getByRole("button", { name: "Am livrat" }).press("Enter");
  await expect(phone.getByText("Bifează după ce ai încasat suma.")).toBeVisible();
  await phone.getByRole("checkbox", { name: /^Am încasat/u }).press("Space");
  await phone.getByRole("button", { name: "Am livrat" }).press("Enter");
  await expect(phone.getByText("Am ajuns · Am livrat")).toBeVisible();
  for (const theme of THEMES) expect(await violations(phone, theme, false)).toEqual([]);
  await phone.context().setOffline(false);
  await expect(phone.getByText("A fost livrată.")).toBeVisible();
  await expect(phone.getByText("Se trimite când revine internetul")).toBeHidden();

  const { status, payment, timeline } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
  expect([status, payment.status]).toEqual(["fulfilled", "paid"]);
  expect(timeline.filter(({ actor }) => actor === "courier").map(({ event }) => event)).toEqual([
    "dispatch",
    "arrive",
    "complete",
  ]);
});
