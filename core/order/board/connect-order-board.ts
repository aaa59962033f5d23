import { assign } from "xstate";
import type { Clock } from "#core/time/clock.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import type { AlarmPort } from "./alarm.ports.ts";
import { followActor } from "../stream/follow.ts";
import { orderMoveMachine } from "./order-move.machine.ts";
import { orderBoardMachine } from "./order-board.machine.ts";
import type { OperationsPort, StreamPort } from "../order.ports.ts";

/** What the staff's board asks of the world. */
export interface OrderBoardDeps {
  readonly operations: OperationsPort;
  readonly streams: StreamPort;
  readonly alarm: AlarmPort;
  readonly clock: Clock;
}

/** The board's machine with the world behind it. */
export function connectOrderBoard({
  operations,
  streams,
  alarm,
  clock,
}: OrderBoardDeps): typeof orderBoardMachine {
  return orderBoardMachine.provide({
    actors: {
      listOpen: portActor((organizationId, signal) => operations.listOpen(organizationId, signal)),
      loadOrder: portActor((orderId, signal) => operations.load(orderId, signal)),
      follow: followActor(({ organizationId, after }, listener) =>
        streams.followOrganization(organizationId, after, listener),
      ),
      arm: portActor(() => alarm.arm()),
      orderMove: orderMoveMachine.provide({
        actors: {
          move: portActor(({ order, transition }, signal) => operations.move(order.id, transition, signal)),
        },
      }),
    },
    guards: { isSoundArmed: () => alarm.isArmed() },
    actions: {
      readClock: assign({ now: () => clock.millis() }),
      loopAlarm: () => alarm.loop(),
      ringAlarm: () => alarm.ring(),
      silenceAlarm: () => alarm.silence(),
    },
  });
}
