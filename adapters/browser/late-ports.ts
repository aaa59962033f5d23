/** For each port by its name: how the part of the product loads that has it. */
export type LateLoads<Late extends object> = {
  readonly [Name in keyof Late]: () => Promise<Pick<Late, Name>>;
};

/**
 * Ports as thin functions: nothing of HTTP, of decoding or of the device's rarer parts loads before the first call of one
 * that needs it, and no other part loads with it. A port that no load has does not compile.
 */
export function latePorts<Late extends object>(loads: LateLoads<Late>): Late;
export function latePorts(loads: LateLoads<Readonly<Record<string, unknown>>>): object {
  return Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [name, latePort(async () => (await load())[name])]),
  );
}

function latePort(load: () => Promise<unknown>): object {
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
  const made: unknown = Reflect.get(Object(port), method);
  if (typeof made !== "function") throw new Error(`No late port does ${String(method)}`);
  return Reflect.apply(made, port, ask);
}
