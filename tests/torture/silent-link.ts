import { createConnection, createServer, type Socket } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { clearLater } from "./belongings.ts";

/** A way to a database on which nothing may get through. */
export interface SilentLink {
  /** For DATABASE_URL. */
  readonly url: string;
  /** From now on nothing is forwarded either way, ends of connections included: a black hole, not a refusal. */
  fallSilent(): void;
  /** Delivers what was held back, and new connections work again. */
  speak(): void;
  close(): Promise<void>;
}

/** Opens a way to the database of an engine through a Unix socket of its own. */
export async function startSilentLink({ host, port, user, database }: SocketConnection): Promise<SilentLink> {
  const directory = await mkdtemp(join(tmpdir(), "diner-link-"));
  const target = `${host}/.s.PGSQL.${port}`;
  const sockets = new Set<Socket>();
  let silent = Promise.withResolvers<void>();
  silent.resolve();

  function forward(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on("data", (bytes: Buffer) => void silent.promise.then(() => to.write(bytes)));
    from.on("end", () => void silent.promise.then(() => to.end()));
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      void silent.promise.then(() => to.destroy());
    });
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = createConnection({ path: target, allowHalfOpen: true });
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(join(directory, `.s.PGSQL.${port}`), resolve);
  });
  return {
    url: `postgres:///${database}?host=${encodeURIComponent(directory)}&port=${port}&user=${user}`,
    fallSilent: () => {
      silent = Promise.withResolvers<void>();
    },
    speak: () => silent.resolve(),
    close: clearLater(async () => {
      silent.resolve();
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    }),
  };
}
