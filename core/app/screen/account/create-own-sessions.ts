import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { connectOwnSessionList, type OwnSessionListActor } from "#core/account/own-session-list.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { SessionId, UserId } from "#core/kernel/id.ts";
import type { App } from "../../create-app.ts";
import { createListChange } from "../create-list-change.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "profile.sessions";

/** The own sessions; that they could not be read is said in their place. */
export function createOwnSessionList(app: App): OwnSessionListActor {
  const actor = createScreenActor(app, connectOwnSessionList(app.ports.person, ownId(app)), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** Ends one of the own sessions, or with null all but this one. */
export function createSessionEnding(app: App, list: OwnSessionListActor, id: SessionId | null): FormActor {
  return createListChange(app, list, (signal) => app.ports.person.endSessions(ownId(app), id, signal), WHERE);
}

// The screen is one of somebody who is signed in: it opens these once the user is known.
function ownId(app: App): UserId {
  const user = selectUser(app.actors.auth.getSnapshot());
  if (user === null) throw new Error("Nobody is signed in");
  return user.id;
}
