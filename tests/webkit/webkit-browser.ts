import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, By, Key, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "#tests/support/server/server-process.ts";
import { isHydrated } from "#tests/support/hydration.ts";
import { webKitBuild } from "#tests/support/machine.ts";

/** A WebKit with one page, and the few things that a story does there. */
export interface WebKitPage {
  readonly driver: WebDriver;
  /** Waits until React has hydrated the page. */
  hydrated(): Promise<void>;
  /** The element of an XPath once it is shown; the last one that is, where there are several. */
  shown(xpath: string): Promise<WebElement>;
  /** Scrolls to it and presses it, once it takes a press. */
  press(xpath: string): Promise<void>;
  /** Chooses the radio or box in a label, and sees that it is chosen. */
  choose(xpath: string): Promise<void>;
  /** Waits until the address ends as wanted. */
  waitForAddress(pattern: RegExp): Promise<string>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const POLL_MS = 100;
// Of an X server of its own: another number than a person's screens have.
const DISPLAY = `:${90 + (process.pid % 100)}`;

// The driver presses a place, not an element: in a dialog that slides in, the element may have left it by then.
const TAKES_PRESS = `
  const [element, done] = arguments;
  element.scrollIntoView({ block: "center" });
  const place = () => element.getBoundingClientRect();
  requestAnimationFrame(() => {
    const before = place();
    requestAnimationFrame(() => {
      const { left, top, width, height } = place();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      done(before.left === left && before.top === top && element.contains(found));
    });
  });`;

/** Opens it on a screen that nobody sees. */
export async function openWebKit(): Promise<WebKitPage> {
  const build = webKitBuild();
  if (build === null) throw new Error("There is no WebKit on this machine");
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const screen = start("Xvfb", [DISPLAY, "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
  const port = await freePort();
  const program = start(build.driver, [`--port=${port}`], { DISPLAY, HOME: home, XDG_RUNTIME_DIR: home });
  await answers(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: build.browser, args: ["--automation"] },
    })
    .build();
  async function shown(xpath: string): Promise<WebElement> {
    const ends = Date.now() + PATIENCE_MS;
    while (Date.now() < ends) {
      for (const element of (await driver.findElements(By.xpath(xpath))).toReversed())
        if (await element.isDisplayed().catch(() => false)) return element;
      await delay(POLL_MS);
    }
    throw new Error(`Nothing is shown at ${xpath} of ${await driver.getCurrentUrl()}`);
  }
  return {
    driver,
    hydrated: async () => {
      await driver.wait(() => driver.executeScript<boolean>(isHydrated), PATIENCE_MS);
    },
    shown,
    press: async (xpath) => {
      const ends = Date.now() + PATIENCE_MS;
      for (;;) {
        const element = await shown(xpath);
        try {
          // A button that is busy takes no press, and what is drawn again meanwhile is another element.
          if (!(await element.isEnabled())) throw new Error(`${xpath} is disabled`);
          if (!(await driver.executeAsyncScript<boolean>(TAKES_PRESS, element)))
            throw new Error(`${xpath} moves, or lies under something else`);
          return await element.click();
        } catch (failure) {
          if (Date.now() > ends) throw failure;
          await delay(POLL_MS);
        }
      }
    },
    choose: async (xpath) => {
      const ends = Date.now() + PATIENCE_MS;
      for (;;) {
        // By keyboard: the label may hold a link.
        const input = await (await shown(xpath)).findElement(By.css("input"));
        if (await input.isSelected()) return;
        if (Date.now() > ends) throw new Error(`${xpath} is not chosen`);
        await input.sendKeys(Key.SPACE);
        await delay(POLL_MS);
      }
    },
    waitForAddress: async (pattern) => {
      await driver.wait(until.urlMatches(pattern), PATIENCE_MS).catch(async () => {
        throw new Error(`The page stays at ${await driver.getCurrentUrl()}, not ${pattern.source}`);
      });
      return driver.getCurrentUrl();
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      for (const child of [program, screen]) child.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(program, args, { stdio: "ignore", env: { ...process.env, ...env } });
}

async function answers(port: number): Promise<void> {
  const ends = Date.now() + PATIENCE_MS;
  while (Date.now() < ends) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (status !== null) return;
    await delay(POLL_MS);
  }
  throw new Error("The driver of WebKit does not answer");
}
