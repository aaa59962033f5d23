import type { Ports } from "#core/app/ports.ts";

/** What is asked of a port, by "port.method"; `ask` passes it on. */
export type Answering = (name: string, signal: AbortSignal, ask: () => unknown) => Promise<unknown>;

/** The same ports, with every call that ends in a signal going through `answer` as "port.method". */
export function wrapCalls(ports: Ports, answer: Answering): Ports;
export function wrapCalls(ports: object, answer: Answering): object {
  const wrapped = (port: object, name: string): object =>
    new Proxy(port, {
      get: (own, method) => {
        const made: unknown = Reflect.get(own, method);
        if (typeof made !== "function") return made;
        return (...asked: unknown[]): unknown => {
          const signal = asked.at(-1);
          const ask = (): unknown => Reflect.apply(made, own, asked);
          return signal instanceof AbortSignal ? answer(`${name}.${String(method)}`, signal, ask) : ask();
        };
      },
    });
  const made = new Map<string | symbol, object>();
  return new Proxy(ports, {
    get: (own, name) => {
      const known = made.get(name);
      const port: unknown = Reflect.get(own, name);
      if (known !== undefined || typeof port !== "object" || port === null) return known ?? port;
      const fresh = wrapped(port, String(name));
      made.set(name, fresh);
      return fresh;
    },
  });
}
