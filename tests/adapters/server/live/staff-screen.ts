import { createActor, SimulatedClock } from "xstate";
import { connectHttp } from "#adapters/browser/http/http-ports.ts";
import { createOfficePorts } from "#adapters/browser/http/office/office-ports.ts";
import { after } from "#adapters/browser/platform/timers.ts";
import { followStream } from "#adapters/browser/sse/follow-stream.ts";
import { createStreamPort } from "#adapters/browser/sse/stream-port.ts";
import { toLiveEvent } from "#adapters/browser/sse/to-live-event.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import { connectOrderBoard } from "#core/order/board/connect-order-board.ts";
import {
  type OrderBoardActor,
  selectBoard,
  selectIsBoardStale,
} from "#core/order/board/order-board.selectors.ts";
import { isUnanswered } from "#core/order/lifecycle/order-stages.ts";
import type { OperationsPort } from "#core/order/order.ports.ts";
import { STREAM_SILENCE_MS } from "#core/order/stream/stream-states.ts";
import { fakeStore } from "#tests/adapters/browser/fake-store.ts";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";

/** The board of somebody who is signed in, without a page: its machine and the browser's own adapters, on a real server. */
export interface StaffScreen {
  readonly board: OrderBoardActor;
  readonly operations: OperationsPort;
  /** When its alarm first rang for an order, in milliseconds of the server's clock. */
  readonly rangAt: ReadonlyMap<OrderId, number>;
  /** Id, status and version of each order that it shows, by id. */
  shown(): readonly string[];
  /** Whether it says that what it shows may be old. */
  isStale(): boolean;
  /** Cuts its stream, and keeps it cut until `reconnect`; calls still get through. */
  cut(): void;
  reconnect(): void;
  /** Whether it waits for an answer of the server. */
  isWaiting(): boolean;
  /** Lets its timers pass. */
  pass(millis: number): void;
  close(): void;
}

/** Opens the board for a client that is signed in and has selected the organization. Sound is allowed. */
export function openStaffScreen(
  server: TestServer,
  client: HttpClient,
  organizationId: OrganizationId,
): StaffScreen {
  const timers = new SimulatedClock();
  const wakes = new Set<() => void>();
  const streams = new Set<AbortController>();
  const rangAt = new Map<OrderId, number>();
  // Sessions are of a host (HOST-9), and the client is signed in at this one.
  const origin = `http://localhost:${new URL(server.origin).port}`;
  let isCut = false;
  let isLooping = false;

  const fetchAs: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set("cookie", client.cookieHeader());
    return fetch(request);
  };
  const fetchStream: typeof fetch = (url, init) => {
    if (isCut) return Promise.reject(new TypeError("The stream is cut"));
    const life = new AbortController();
    streams.add(life);
    const signal = AbortSignal.any([life.signal, ...(init?.signal ? [init.signal] : [])]);
    return fetchAs(`${origin}${String(url)}`, { ...init, signal });
  };
  // Heartbeats come by the time of the machine, all else by that of the test.
  const later = (millis: number, run: () => void): (() => void) => {
    if (millis === STREAM_SILENCE_MS) return after(millis, run);
    const timer = timers.setTimeout(run, millis);
    return () => timers.clearTimeout(timer);
  };
  const environment = {
    fetch: fetchStream,
    after: later,
    random: () => 0.5,
    onWake: (wake: () => void) => {
      wakes.add(wake);
      return () => void wakes.delete(wake);
    },
    toMessage: toLiveEvent,
  };
  const { callerOf } = connectHttp({
    fetch: fetchAs,
    origin,
    cookies: {
      read: (name) => client.cookies.get(name) ?? null,
      write: (name, value) => void client.cookies.set(name, value),
      forget: (name) => void client.cookies.delete(name),
    },
    locks: undefined,
    language: () => "ro",
    clock: { ...server.clock, learn: () => undefined },
    device: fakeStore(),
    warn: () => undefined,
    retryDelay: 10,
  });
  let awaited = 0;
  const operations = new Proxy(createOfficePorts(callerOf).operations, {
    get: (port, name) => {
      const call: unknown = Reflect.get(port, name);
      if (typeof call !== "function") return call;
      return async (...ask: unknown[]): Promise<unknown> => {
        awaited += 1;
        try {
          return await Reflect.apply(call, port, ask);
        } finally {
          awaited -= 1;
        }
      };
    },
  });
  const hear = (): void => {
    for (const { id, status } of selectBoard(board.getSnapshot()))
      if (isUnanswered(status) && !rangAt.has(id)) rangAt.set(id, server.clock.millis());
  };
  const board: OrderBoardActor = createActor(
    connectOrderBoard({
      operations,
      streams: createStreamPort(
        async () => (url, from, listener) => followStream(environment, url, from, listener),
        later,
      ),
      alarm: {
        isArmed: () => true,
        arm: async () => true,
        loop: () => {
          isLooping = true;
          hear();
        },
        ring: hear,
        silence: () => {
          isLooping = false;
        },
      },
      clock: server.clock,
    }),
    { input: { organizationId, now: server.clock.millis() }, clock: timers },
  );
  board.subscribe(() => {
    if (isLooping) hear();
  });
  board.start();
  return {
    board,
    operations,
    rangAt,
    shown: () =>
      selectBoard(board.getSnapshot())
        .map(({ id, status, version }) => `${id} ${status} ${version}`)
        .toSorted(),
    isStale: () => selectIsBoardStale(board.getSnapshot()),
    cut: () => {
      isCut = true;
      for (const life of streams) life.abort();
      streams.clear();
    },
    reconnect: () => {
      isCut = false;
      for (const wake of wakes) wake();
    },
    isWaiting: () => awaited > 0,
    pass: (millis) => timers.increment(millis),
    close: () => {
      board.stop();
      isCut = true;
      for (const life of streams) life.abort();
    },
  };
}
