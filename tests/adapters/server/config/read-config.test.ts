import { describe, expect, it } from "vitest";
import { RATE_SETTINGS } from "#adapters/server/config/rate-settings.ts";
import { describeProblems, isLoopback, readConfig } from "#adapters/server/config/read-config.ts";
import { SETTINGS } from "#adapters/server/config/settings.ts";

function problemsOf(env: Record<string, string>): string {
  const read = readConfig(env);
  return read.ok ? "" : describeProblems(read.error);
}

describe("readConfig", () => {
  it("starts the demo on loopback when nothing is set", () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: {
        port: 3000,
        host: "127.0.0.1",
        publicUrl: "http://localhost:3000",
        demo: true,
        dinerHosts: ["localhost", "127.0.0.1"],
        databaseUrl: null,
        logLevel: "info",
        rates: {
          loginPerAccount: { limit: 5, windowMillis: 60_000 },
          codesPerPhone: { limit: 5, windowMillis: 86_400_000 },
        },
      },
    });
  });

  it("leaves the demo and opens to the network with a database of its own", () => {
    expect(
      readConfig({ DATABASE_URL: "postgres://diner@db/diner", PUBLIC_URL: "https://diner.example/" }),
    ).toMatchObject({
      ok: true,
      value: { host: "0.0.0.0", demo: false, dinerHosts: [], publicUrl: "https://diner.example" },
    });
  });

  it("takes an empty text for absent and ignores spaces around a value", () => {
    expect(readConfig({ PORT: " 8080 ", HOST: "" })).toMatchObject({
      ok: true,
      value: { port: 8080, host: "127.0.0.1" },
    });
  });

  it("reads rates, ranges and lists", () => {
    const env = {
      RATE_ORDERS_PER_USER: "100/s",
      RATE_CODE_RESEND: "1, 2",
      TRUSTED_PROXIES: "10.0.0.1, fd00::/8",
      REDIRECT_HOSTS: "Example.com,maps.example",
    };
    expect(readConfig(env)).toMatchObject({
      ok: true,
      value: {
        trustedProxies: ["10.0.0.1", "fd00::/8"],
        redirectHosts: ["example.com", "maps.example"],
        rates: { ordersPerUser: { limit: 100, windowMillis: 1000 }, codeResendSeconds: [1, 2] },
      },
    });
  });

  it("names a price to owners in the demo, and elsewhere the operator's or none (LANDING-5)", () => {
    const priceOf = (env: Record<string, string>) => {
      const read = readConfig(env);
      return read.ok ? read.value.monthlyPrice : "refused";
    };
    expect(priceOf({})).toEqual({ amount: "249.00", currency: "RON" });
    expect(priceOf({ DEMO: "off" })).toBe(null);
    expect(priceOf({ DEMO: "off", MONTHLY_PRICE: "0199.5" })).toEqual({ amount: "199.50", currency: "RON" });
    for (const text of ["0", "0.00", "-5", "12.345", "1e3", "2,50"])
      expect(priceOf({ MONTHLY_PRICE: text })).toBe("refused");
  });

  it("lets owners write to the host of its public address, unless told another (LANDING-6)", () => {
    expect(readConfig({})).toMatchObject({ value: { contactEmail: "contact@localhost" } });
    expect(readConfig({ DEMO: "off", PUBLIC_URL: "https://order.example.com" })).toMatchObject({
      value: { contactEmail: "contact@order.example.com" },
    });
    expect(readConfig({ CONTACT_EMAIL: "ana@example.com" })).toMatchObject({
      value: { contactEmail: "ana@example.com" },
    });
  });

  it("reports every problem at once, with name, shape and what is expected", () => {
    expect(
      problemsOf({
        PORT: "80a",
        DEMO: "maybe",
        RATE_LOGIN_PER_ACCOUNT: "five",
        TRUSTED_PROXIES: "10.0.0.0/33",
      }),
    ).toBe(
      [
        "The settings of this start cannot be used:",
        '  PORT is "80a"; expected: a whole number from 0 to 65535',
        '  DEMO is "maybe"; expected: on or off',
        '  TRUSTED_PROXIES is "10.0.0.0/33"; expected: addresses or ranges separated by commas, such as 10.0.0.1 or 10.1.0.0/16',
        '  RATE_LOGIN_PER_ACCOUNT is "five"; expected: a rate such as 5/min (s, min, h or day)',
      ].join("\n"),
    );
  });

  it("never repeats a value that may hold a password", () => {
    const text = problemsOf({
      DATABASE_URL: "mysql://ana:parola@db/x",
      SMTP_URL: "parola",
      SMS_GATEWAY_URL: "ftp://u:parola@x",
    });
    expect(text).not.toContain("parola");
    expect(text).toContain(
      "DATABASE_URL is a text of 23 characters; expected: a URL that begins with postgres:// or postgresql://",
    );
  });

  it("refuses a demo on a public address, and a misspelled limit (DEMO-5)", () => {
    expect(problemsOf({ PUBLIC_URL: "https://diner.example" })).toContain(
      "PUBLIC_URL is a public address while DEMO is on",
    );
    expect(problemsOf({ RATE_LOGIN_PER_ACOUNT: "5/min" })).toContain(
      "RATE_LOGIN_PER_ACOUNT is not a setting",
    );
    expect(problemsOf({ DATABASE_DIRECT_URL: "postgres://db/x" })).toContain("DATABASE_URL is absent");
  });

  it("refuses each setting of the table that has a shape, by its own name", () => {
    const shaped = [...Object.values(SETTINGS), ...Object.values(RATE_SETTINGS)].filter(
      ({ name }) => name !== "DATA_DIR" && name !== "BACKUP_DIR",
    );
    const env = Object.fromEntries(shaped.map(({ name }) => [name, "?"]));
    const read = readConfig(env);
    expect(read.ok ? [] : read.error.map(({ name }) => name).toSorted()).toEqual(
      shaped.map(({ name }) => name).toSorted(),
    );
  });

  it("knows each default that the table states for a rate", () => {
    const stated = Object.values(RATE_SETTINGS).map(({ name, defaultText }) => [name, defaultText]);
    expect(readConfig(Object.fromEntries(stated))).toEqual(readConfig({}));
  });

  it("refuses what a format does not allow", () => {
    const refused = [
      ["PORT", "-1", "65536", "1e3", "0x10", "3.0", "１"],
      ["HOST", "https://diner.example", "diner.example:80", "a b", "-a", "a..b"],
      [
        "PUBLIC_URL",
        "diner.example",
        "https://diner.example/x",
        "https://a@diner.example",
        "ftp://diner.example",
      ],
      ["TRUSTED_PROXIES", "10.0.0.1/8/8", "10.0.0.0/", "::/129", "localhost"],
      ["RATE_ORDERS_PER_USER", "0/min", "1/week", "1.5/min", "1/min/min", "1234567890/s"],
      ["RATE_CODE_RESEND", "1,,2", "86401", "1;2"],
      ["METRICS_TOKEN", "short", "with a space in between", "cuvânt-lung-de-tot"],
      ["LOG_LEVEL", "INFO", "all"],
      ["DATABASE_URL", "mysql://db/x", "db"],
    ].flatMap(([name = "", ...texts]) => texts.map((text) => ({ [name]: text })));
    expect(refused.filter((env) => readConfig(env).ok)).toEqual([]);
  });
});

describe("isLoopback", () => {
  it("knows the names and addresses of this machine only", () => {
    expect(["localhost", "trattoria.localhost", "127.0.0.1", "127.8.8.8", "[::1]"].every(isLoopback)).toBe(
      true,
    );
    expect(["::1", "::ffff:127.0.0.1"].every(isLoopback)).toBe(true);
    const others = [
      "localhost.example",
      "127.example",
      "10.0.0.1",
      "0.0.0.0",
      "::ffff:10.0.0.1",
      "::ffff:localhost",
    ];
    expect(others.some(isLoopback)).toBe(false);
  });
});
