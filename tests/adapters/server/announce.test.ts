import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingHost } from "#adapters/server/announce.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

describe("missingHost", () => {
  let base: TestServer;
  beforeAll(async () => {
    base = await createTestServer();
  });
  afterAll(() => base.stop());

  async function missing(publicUrl: string, hosts: Readonly<Record<string, string>> = {}) {
    const { config, directory } = base.services;
    const baseHost = hosts["BASE_HOST"] ?? "localhost";
    const dinerHosts = hosts["DINER_HOSTS"]?.split(",") ?? [];
    return missingHost({ config: { ...config, demo: false, publicUrl, baseHost, dinerHosts }, directory });
  }

  it("names the setting where PUBLIC_URL alone names the host", async () => {
    expect(await missing("https://order.example.com")).toBe(
      "Nothing is served at order.example.com, which PUBLIC_URL names: set DINER_HOSTS=order.example.com, or make it a shop's own domain.",
    );
    expect(await missing("https://diner.example.com")).toBe(
      "Nothing is served at diner.example.com, which PUBLIC_URL names: set BASE_HOST=example.com or DINER_HOSTS=diner.example.com, or make it a shop's own domain.",
    );
    expect(await missing("https://nobody.example.com", { BASE_HOST: "example.com" })).toContain(
      "DINER_HOSTS=nobody.example.com",
    );
  });

  it("is nothing where the back office or a shop is served", async () => {
    expect(await missing("https://order.example.com", { DINER_HOSTS: "order.example.com" })).toBeNull();
    expect(await missing("https://diner.example.com", { BASE_HOST: "example.com" })).toBeNull();
    expect(await missing("https://bistro-nord.example.com", { BASE_HOST: "example.com" })).toBeNull();
  });
});
