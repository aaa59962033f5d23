import { rmSync } from "node:fs";

// The tests sign in, order and read far faster than people do.
const FAST = "100000/min";
Object.assign(process.env, {
  RATE_LOGIN_PER_ACCOUNT: FAST,
  RATE_LOGIN_PER_ADDRESS: FAST,
  RATE_REGISTER_PER_ADDRESS: FAST,
  RATE_GUEST_CARTS_PER_ADDRESS: FAST,
  RATE_ORDERS_PER_USER: FAST,
  RATE_ORDERS_UNFINISHED: "1000",
  RATE_ORDERS_RECENT: "1000",
  RATE_PAGES_PER_ADDRESS: FAST,
  RATE_REQUESTS_PER_ADDRESS: FAST,
  RATE_CODES_PER_ADDRESS: FAST,
  RATE_STREAMS_PER_SESSION: "1000",
  LOG_LEVEL: "warn",
});

const dataDir = process.env["DATA_DIR"];
if (dataDir === undefined) throw new Error("The browser tests need a database of their own: set DATA_DIR");
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

// What `npm start` runs; the build runs before these tests.
await import(new URL("../../dist/server/main.js", import.meta.url).href);
