import type { HttpPorts } from "./http/http-ports.ts";

/**
 * A browser's own ports, and as any other the one that speaks to the server, as thin functions: nothing of HTTP or
 * decoding loads before the first call. What a port has is said once, where it is made.
 */
export function withHttpPorts<Own extends object>(own: Own, http: () => Promise<HttpPorts>): Own & HttpPorts;
export function withHttpPorts(own: object, http: () => Promise<object>): object {
  return new Proxy(own, {
    get: (ports, name) =>
      Reflect.has(ports, name) ? Reflect.get(ports, name) : lazyPort(async () => read(await http(), name)),
  });
}

/** A port, all of whose methods answer later, as thin functions: its code loads with the first call. */
export function lazyPort<Port extends object>(load: () => Promise<Port>): Port;
export function lazyPort(load: () => Promise<unknown>): object;
export function lazyPort(load: () => Promise<unknown>): object {
  return new Proxy(
    {},
    {
      get:
        (_, method) =>
        async (...ask: unknown[]): Promise<unknown> =>
          call(await load(), method, ask),
    },
  );
}

function call(port: unknown, method: PropertyKey, ask: unknown[]): unknown {
  const made = read(port, method);
  if (typeof made !== "function") throw new Error(`No port of the server does ${String(method)}`);
  return Reflect.apply(made, port, ask);
}

function read(from: unknown, name: PropertyKey): unknown {
  return Reflect.get(Object(from), name);
}
