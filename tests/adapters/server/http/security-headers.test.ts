import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const OF_DOCUMENTS = ["content-security-policy", "x-frame-options", "permissions-policy", "referrer-policy"];

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(async () => {
  await server.stop();
});

async function headersOf(path: string): Promise<Headers> {
  const { headers } = await fetch(`${server.origin}${path}`);
  return headers;
}

describe("the security headers", () => {
  it("are on answers, errors and addresses that do not exist", async () => {
    for (const path of ["/api/health", "/api/nowhere", "/pictures/none.webp", "/pictures/..%2f.webp.html"]) {
      const headers = await headersOf(path);
      expect([path, ...OF_DOCUMENTS.filter((name) => !headers.has(name))]).toEqual([path]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("of a picture are those alone that are about a picture", async () => {
    const headers = await headersOf("/pictures/1f354.webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect([...OF_DOCUMENTS, "last-modified"].filter((name) => headers.has(name))).toEqual([]);
  });
});
