import { connectOwnRuns, type OwnRunsActor } from "#core/courier/own-runs.machine.ts";
import { connectRun, type RunActor } from "#core/courier/connect-run.ts";
import type { RunPort } from "#core/courier/run.ports.ts";
import { toId, type OrderId } from "#core/kernel/id.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The courier's page of the run of a link; its own place on screen says what could not be read or sent. */
export function createRun(app: App, token: string): RunActor {
  return createRunOf(app, app.ports.runs, token, "shop.courier");
}

/** The same page of an order that the courier who is signed in brings (COURIER-12). */
export function createOwnRun(app: App, orderId: string): RunActor {
  const { ownRuns } = app.ports;
  const runs: RunPort = {
    load: (id, signal) => ownRuns.load(toId<OrderId>(id), signal),
    act: (id, action, signal) => ownRuns.act(toId<OrderId>(id), action, signal),
  };
  return createRunOf(app, runs, orderId, "office.run");
}

/** The runs of the courier who is signed in. */
export function createOwnRuns(app: App): OwnRunsActor {
  const actor = createScreenActor(app, connectOwnRuns(app.ports.ownRuns), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "office.runs"));
  return actor;
}

function createRunOf(app: App, runs: RunPort, key: string, where: "shop.courier" | "office.run"): RunActor {
  const { runQueue, clock, ids } = app.ports;
  const actor = createScreenActor(app, connectRun({ runs, runQueue, clock, ids }), { key });
  actor.on("run.failed", ({ error }) => app.ports.reports.report(error, where));
  return actor;
}
