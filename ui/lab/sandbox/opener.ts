import type { App } from "#core/app/create-app.ts";
import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";

/** What a machine is started with. */
export interface OpenerDeps {
  readonly app: App;
  /** The staff's board, which is opened when it is first needed. */
  readonly board: () => OrderBoardActor;
  /** Waits until what was started is idle. */
  readonly settle: () => Promise<void>;
}

/** Starts a machine as its screen does. */
export type Opener = (deps: OpenerDeps) => void | Promise<void>;
