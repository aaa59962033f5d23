import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const REPORT = {
  tag: "Unexpected",
  key: "unexpected",
  message: "x is not a function",
  status: null,
  where: "window",
  page: "/menu",
  stack: null,
  build: "b1",
};

const received: string[] = [];
let service: Server;
let told: TestServer;
let alone: TestServer;

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      received.push(body);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
  told = await createTestServer({ env: { ERROR_REPORT_URL: url } });
  alone = await createTestServer({ sharing: told, env: { RATE_REPORTS_PER_ADDRESS: "2/min" } });
});

afterAll(async () => {
  await alone.stop();
  await told.stop();
  service.close();
});

// As a beacon sends it: cookies, no token.
async function post(
  server: TestServer,
  cookies: ReadonlyMap<string, string>,
  body: unknown,
): Promise<number> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { status } = await fetch(`${server.origin}/api/reports`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  return status;
}

describe("POST /reports", () => {
  it("takes a report without a token, and the server adds who sent it for the service", async () => {
    const ana = told.client("127.0.0.1");
    await ana.signIn("ana@example.com");
    expect(await post(told, ana.cookies, REPORT)).toBe(204);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(JSON.parse(received[0] ?? "")).toEqual({
      source: "browser",
      ...REPORT,
      user: { id: expect.any(String), email: "ana@example.com", ip_address: expect.any(String) },
    });
  });

  it("names a guest by the address alone", async () => {
    const before = received.length;
    expect(await post(told, new Map(), REPORT)).toBe(204);
    await vi.waitFor(() => expect(received).toHaveLength(before + 1));
    expect(JSON.parse(received.at(-1) ?? "").user).toEqual({ ip_address: expect.any(String) });
  });

  it("takes no user from the browser", async () => {
    expect(await post(told, new Map(), { ...REPORT, user: { email: "owner@example.com" } })).toBe(422);
  });

  it("refuses what is too long, and what comes too often (LIMIT-5)", async () => {
    expect(await post(told, new Map(), { ...REPORT, stack: "x".repeat(20_000) })).toBe(413);
    const answers: number[] = [];
    for (let round = 0; round < 3; round += 1) answers.push(await post(alone, new Map(), REPORT));
    expect(answers).toEqual([204, 204, 429]);
  });
});
