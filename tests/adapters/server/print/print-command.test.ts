import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeTicket } from "#adapters/server/print/encode-ticket.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";

const COMMAND = join(import.meta.dirname, "../../../../adapters/server/cli/print.ts");
const START_MS = 30_000;

let server: TestServer;
let staff: HttpClient;
let printer: Server;
const papers: string[] = [];
let wake = (): void => undefined;

beforeAll(async () => {
  server = await createTestServer();
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  printer = createServer((socket) => {
    const pieces: Buffer[] = [];
    socket.on("data", (piece) => pieces.push(piece));
    socket.on("error", () => undefined);
    socket.on("end", () => {
      if (pieces.length > 0) papers.push(Buffer.concat(pieces).toString("latin1"));
      wake();
    });
  });
  printer.listen(0, "127.0.0.1");
  await once(printer, "listening");
});
afterAll(async () => {
  printer.close();
  await server.stop();
});

function portOf({ address }: Server): number {
  const at = address.call(printer);
  if (at === null || typeof at === "string") throw new Error("The printer listens on no port");
  return at.port;
}

async function accepted(): Promise<{ readonly id: OrderId; readonly number: string }> {
  const { id } = await orderCart(await newCustomer(server));
  const body = { event: "accept", version: 1, readyInMinutes: 20 } as const;
  return succeeded(await staff.call("moveOrder", { params: { id }, body }));
}

/** The command, once it says that it is connected. */
async function startCommand(): Promise<ChildProcessWithoutNullStreams> {
  const env = {
    PATH: process.env["PATH"],
    PRINT_EMAIL: "staff@example.com",
    PRINT_PASSWORD: "parola-demo-2026",
  };
  const at = ["--server", server.origin, "--printer", `127.0.0.1:${portOf(printer)}`];
  const child = spawn(process.execPath, [COMMAND, ...at], { env });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (words: Buffer) => {
      said += words.toString();
      if (said.includes("Connected")) resolve();
    });
    child.once("exit", () => reject(new Error(said)));
  });
  return child;
}

async function stop(child: ChildProcessWithoutNullStreams, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

async function untilPrinted(number: string): Promise<void> {
  while (printed(number) === 0) await new Promise<void>((resolve) => (wake = resolve));
}

function printed(number: string): number {
  return papers.filter((paper) => paper.includes(number)).length;
}

describe("npm run print", () => {
  it(
    "prints each accepted order once, killed and started again, and next to another",
    { timeout: 2 * START_MS },
    async () => {
      const before = await accepted();
      const first = await startCommand();
      await untilPrinted(before.number);
      const live = await accepted();
      await untilPrinted(live.number);
      await stop(first, "SIGKILL");
      const between = await accepted();
      const both = await Promise.all([startCommand(), startCommand()]);
      await untilPrinted(between.number);
      const shared = await accepted();
      await untilPrinted(shared.number);
      // Orders are printed one after the other, so a second ticket of those before would be out by now.
      const last = await accepted();
      await untilPrinted(last.number);
      await Promise.all(both.map((child) => stop(child, "SIGTERM")));
      const numbers = [before, live, between, shared, last].map(({ number }) => number);
      expect(numbers.map(printed)).toEqual([1, 1, 1, 1, 1]);
      for (const { id } of [before, live, between, shared, last]) {
        const kept = succeeded(await staff.call("listPrintings", { params: { id } })).data;
        expect(kept.map(({ copy }) => copy)).toEqual([1]);
      }
    },
  );

  it("ends with a sentence where the password is wrong", { timeout: START_MS }, async () => {
    const env = {
      PATH: process.env["PATH"],
      PRINT_EMAIL: "staff@example.com",
      PRINT_PASSWORD: "alta parolă",
    };
    const at = ["--server", server.origin, "--printer", "-"];
    const child = spawn(process.execPath, [COMMAND, ...at], { env });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
  });
});

describe("a ticket as ESC/POS", () => {
  it("has the letters of Romanian in the printer's code page, and the paper cut", () => {
    const text = "Ciorbă țărănească „caldă” în șosea, ÎNȘTIINȚARE";
    const ticket = { copy: 1, rows: [{ look: "plain", qty: null, text }] } as const;
    const bytes = encodeTicket(ticket, { codePage: "cp852", columns: 48 });
    const hex = Buffer.from(bytes).toString("hex");
    // ESC t 18 chooses code page 852, in which ă is C7, â 83, î 8C, ş AD, ţ EE, Ş B8, Ţ DD, Î D7.
    expect(hex).toContain("1b7412");
    const words = [0x43, 0x69, 0x6f, 0x72, 0x62, 0xc7, 0x20, 0xee, 0xc7, 0x72, 0xc7, 0x6e];
    expect(hex).toContain(Buffer.from(words).toString("hex"));
    expect(hex).toContain(Buffer.from([0xd7, 0x4e, 0xb8, 0x54, 0x49, 0x49, 0x4e, 0xdd]).toString("hex"));
    expect(hex).toMatch(/1d5601/);
    expect(bytes).not.toContain("?".charCodeAt(0));
  });
});
