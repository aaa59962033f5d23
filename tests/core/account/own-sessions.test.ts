import { describe, expect, it } from "vitest";
import { createOwnSessionList, createSessionEnding } from "#core/app/screen/account/create-own-sessions.ts";
import type { SessionId } from "#core/kernel/id.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

describe("the own sessions on screen (ACCOUNT-33)", () => {
  it("are read again after one was ended, also where that failed, and say that they could not be read", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const list = createOwnSessionList(app);
    list.start();
    await flush();
    expect(selectAnswer(list.getSnapshot())).toEqual([]);
    const reads = (): number => backend.callLog.log.filter((name) => name === "person.listSessions").length;
    for (const id of [idOf<SessionId>("one"), null]) {
      const ending = createSessionEnding(app, list, id);
      ending.start();
      ending.send({ type: "form.submit" });
      await flush();
    }
    expect(reads()).toBe(3);
    backend.callLog.failNext("person.endSessions", UNREACHABLE);
    const failing = createSessionEnding(app, list, null);
    failing.start();
    failing.send({ type: "form.submit" });
    await flush();
    expect(reads()).toBe(4);
    backend.callLog.failNext("person.listSessions", UNREACHABLE);
    list.send({ type: "polling.ask", query: null });
    await flush();
    expect(selectPollingError(list.getSnapshot())?.tag).toBe("Unreachable");
  });
});
