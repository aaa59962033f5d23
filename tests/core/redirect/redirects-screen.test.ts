import { describe, expect, it } from "vitest";
import {
  createRedirectForm,
  createRedirectList,
  createRedirectRemoval,
} from "#core/app/screen/redirect/create-redirects.ts";
import { selectFieldErrors, selectIsFormSubmitted } from "#core/form/form.selectors.ts";
import type { RedirectId } from "#core/kernel/id.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

async function start() {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const list = createRedirectList(app);
  list.start();
  await flush();
  const asked = (name: string): number => backend.callLog.log.filter((call) => call === name).length;
  return { app, backend, list, asked };
}

describe("the redirects of an organization on screen (HOST-15)", () => {
  it("are read again after one was added, whose fields were checked next to them first", async () => {
    const { app, list, asked } = await start();
    expect(selectAnswer(list.getSnapshot())).toEqual({ redirects: [], hosts: [] });
    const form = createRedirectForm(app, list);
    form.start();
    form.send({ type: "form.change", field: "path", value: "/menu" });
    form.send({ type: "form.submit" });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({
      path: keyMessage("validation.redirect_page"),
      to: keyMessage("validation.required"),
    });
    form.send({ type: "form.change", field: "path", value: "/vechi" });
    form.send({ type: "form.change", field: "to", value: "/menu" });
    form.send({ type: "form.submit" });
    await flush();
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
    expect([asked("redirects.addRedirect"), asked("redirects.listRedirects")]).toEqual([1, 2]);
  });

  it("are read again after one was removed, also where that failed", async () => {
    const { app, backend, list, asked } = await start();
    const removal = createRedirectRemoval(app, list, idOf<RedirectId>("redirect"));
    removal.start();
    backend.callLog.failNext("redirects.removeRedirect", UNREACHABLE);
    removal.send({ type: "form.submit" });
    await flush();
    expect(asked("redirects.listRedirects")).toBe(2);
  });

  it("say in their place that they could not be read", async () => {
    const { backend, list } = await start();
    backend.callLog.failNext("redirects.listRedirects", UNREACHABLE);
    list.send({ type: "polling.ask", query: null });
    await flush();
    expect(selectPollingError(list.getSnapshot())?.tag).toBe("Unreachable");
  });
});
