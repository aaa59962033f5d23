import { expect, it } from "vitest";
import type { OrganizationId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

it("an organization that could not be opened leads to the page where one is chosen", async () => {
  const backend = createTestBackend({ isSignedIn: true, account: aUser({}) });
  backend.callLog.failNext("session.selectOrganization", UNREACHABLE);
  const { app, emitted, toasts } = await simulateApp({ backend, config: { shopSlug: null } });
  app.root.send({ type: "app.selectOrganization", organizationId: idOf<OrganizationId>("nord") });
  await flush();
  expect(toasts()).toEqual(["errors.unknown_error"]);
  expect(emitted).toEqual([{ type: "app.navigationRequested", to: "/choose-organization", replace: true }]);
});
