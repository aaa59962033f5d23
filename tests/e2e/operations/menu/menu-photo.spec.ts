import { expect, test } from "../../pages/fixtures.ts";
import { openMenuEditor } from "./menu-editor-page.ts";
import { aLargePhoto } from "../../pages/photo.ts";

test("a photo of eight megabytes arrives over a slow line, made smaller in the browser and upright", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openMenuEditor(page);
  await page.getByRole("searchbox").fill("ciorba de fasole");
  await page.getByRole("row", { name: /^Ciorbă de fasole/u }).click();
  const dialog = page.getByRole("dialog");
  const photo = await aLargePhoto();
  expect(photo.length).toBeGreaterThan(6_000_000);
  // A megabit a second: the file itself would take a minute, and a request may take ten seconds.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 50,
    downloadThroughput: 1_250_000,
    uploadThroughput: 125_000,
  });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: /^Alege (?:o fotografie|alta)$/u }).press("Enter"),
  ]);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/picture")),
    chooser.setFiles({ name: "poza.jpg", mimeType: "image/jpeg", buffer: photo }),
  ]);
  expect(await answer.json()).toMatchObject({ width: 1280, height: 1707 });
  expect(Number((await answer.request().allHeaders())["content-length"])).toBeLessThan(1_200_000);
  await expect(dialog.locator("source[type='image/avif']")).toHaveAttribute("srcset", /1280w/u);
});
