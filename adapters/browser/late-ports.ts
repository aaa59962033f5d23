type Load<Late> = () => Promise<Late>;

/**
 * A browser's own ports, and as any other one of the `late` ones, as thin functions: nothing of HTTP, of decoding or of the
 * device's rarer parts loads before the first call. What a port has is said once, where it is made; the first load that has
 * the port answers.
 */
export function withLatePorts<Own extends object, Late extends readonly object[]>(
  own: Own,
  ...late: { readonly [Index in keyof Late]: Load<Late[Index]> }
): Own & UnionToIntersection<Late[number]>;
export function withLatePorts(own: object, ...late: readonly Load<object>[]): object {
  return new Proxy(own, {
    get: (ports, name) =>
      Reflect.has(ports, name) ? Reflect.get(ports, name) : latePort(() => firstWith(name, late)),
  });
}

type UnionToIntersection<Union> = (Union extends unknown ? (port: Union) => void : never) extends (
  port: infer Both,
) => void
  ? Both
  : never;

async function firstWith(name: PropertyKey, late: readonly Load<object>[]): Promise<unknown> {
  for (const load of late) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is loaded only where this one lacks the port
    const port = read(await load(), name);
    if (port !== undefined) return port;
  }
  throw new Error(`There is no port ${String(name)}`);
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
  const made = read(port, method);
  if (typeof made !== "function") throw new Error(`No late port does ${String(method)}`);
  return Reflect.apply(made, port, ask);
}

function read(from: unknown, name: PropertyKey): unknown {
  return Reflect.get(Object(from), name);
}
