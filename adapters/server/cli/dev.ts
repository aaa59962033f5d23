import { createServer as createVite } from "vite";
import { createServerClock, observeDatabase } from "#adapters/server/clock/server-clock.ts";
import { describeProblems, readConfig } from "#adapters/server/config/read-config.ts";
import { createServer } from "#adapters/server/create-server.ts";
import { connectDatabase } from "#adapters/server/db/connect.ts";
import { prepareDemo } from "#adapters/server/demo/prepare-demo.ts";
import { ACCESS } from "#adapters/server/http/access.ts";
import { createLog } from "#adapters/server/log/create-log.ts";
import { createDevelopmentPages } from "#adapters/server/page/development-pages.ts";
import { announce, print } from "#adapters/server/announce.ts";

/** The server with Vite inside: screens reload by themselves, a change of server or core restarts the process. */
const read = readConfig(process.env);
if (!read.ok) {
  print(describeProblems(read.error));
  process.exit(1);
}
const config = read.value;
const log = createLog(config.logLevel, config.errorReportUrl);
const database = await connectDatabase(config, log);
const clock = createServerClock(() => Date.now());
await observeDatabase(database.app, clock);
const { refusal, isCounted } = await prepareDemo(config, database, clock, log);
await isCounted;
if (refusal !== null) {
  print(refusal);
  await database.stop();
  process.exit(1);
}
const vite = await createVite({ server: { middlewareMode: true, hmr: { port: config.port + 1 } } });
const development = await createDevelopmentPages(vite);
const server = await createServer({
  access: ACCESS,
  config,
  log,
  clock,
  database,
  ui: development.ui,
  pages: development.build,
  clientDirectory: null,
  build: "development",
  development,
});
await server.http.listen({ port: config.port, host: config.host });
await announce(server.services);

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    void Promise.all([server.stop(), vite.close()])
      .then(() => database.stop())
      .then(() => process.exit(0));
  });
