/** Text kept by name. */
export interface TextStore {
  read(name: string): string | null;
  write(name: string, text: string): void;
  forget(name: string): void;
}

/**
 * Local or session storage. A browser that forbids storage, or has no room left, behaves like one that
 * forgets: nothing is thrown.
 */
export function createTextStore(open: () => Storage): TextStore {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, text) => attempt((storage) => storage.setItem(name, text), undefined),
    forget: (name) => attempt((storage) => storage.removeItem(name), undefined),
  };
}

/** The JSON kept under a name; null when there is none or it does not parse. */
export function readJson(store: TextStore, name: string): unknown {
  const text = store.read(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether something is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
