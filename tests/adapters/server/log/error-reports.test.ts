import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "#adapters/server/log/create-log.ts";
import { createErrorReports } from "#adapters/server/log/error-reports.ts";

let service: Server;
let url: string;
let received: { readonly type: string | undefined; readonly body: string }[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      received.push({ type: request.headers["content-type"], body });
      response.end("thanks");
    });
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/reports`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => void service.close());

describe("createLog", () => {
  it("posts errors to the service, and nothing below, with what is personal covered", async () => {
    const log = createLog("fatal", url);
    log.level = "info";
    log.info({}, "A day like any other");
    log.error({ reason: "disk full", email: "ana@example.com" }, "A call failed");
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const [report] = received;
    expect(report?.type).toBe("application/json");
    expect(JSON.parse(report?.body ?? "")).toMatchObject({
      msg: "A call failed",
      reason: "disk full",
      email: "…",
    });
  });
});

describe("createErrorReports", () => {
  it("does not fail when the service is unreachable", async () => {
    const tried: Promise<Response>[] = [];
    const reports = createErrorReports("http://127.0.0.1:9/", (...request) => {
      const answer = fetch(...request);
      tried.push(answer);
      return answer;
    });
    expect(() => reports.write("{}")).not.toThrow();
    await expect(tried[0]).rejects.toThrow("fetch failed");
  });

  it("has five posts underway at most, and drops the rest", async () => {
    let arrived = 0;
    const answers: (() => void)[] = [];
    const reports = createErrorReports(url, () => {
      arrived += 1;
      return new Promise((resolve) => answers.push(() => resolve(new Response())));
    });
    for (let line = 0; line < 12; line += 1) reports.write("{}");
    expect(arrived).toBe(5);
    answers.forEach((answer) => answer());
    await vi.waitFor(() => {
      reports.write("{}");
      expect(arrived).toBeGreaterThan(5);
    });
  });
});
