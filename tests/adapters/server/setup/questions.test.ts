import { describe, expect, it } from "vitest";
import { askForMissing } from "#adapters/server/setup/questions.ts";

const NEEDED = {
  organization: "Hanul SRL",
  slug: "hanul",
  "owner-email": "elena@example.com",
  "owner-first-name": "Elena",
  "owner-last-name": "Marin",
  "owner-password": "un cal verde de lemn",
};

describe("askForMissing", () => {
  it("asks nothing when all that is needed is given", async () => {
    const asked: string[] = [];
    const ask = (question: string) => Promise.resolve((asked.push(question), ""));
    expect(await askForMissing(NEEDED, ask, () => undefined)).toEqual(NEEDED);
    expect(asked).toEqual([]);
  });

  it("offers defaults made from earlier answers and asks again until an answer can be used", async () => {
    const answers: Record<string, string[]> = {
      "Its slug, the end of its address [hanul-srl]: ": ["api", ""],
      "Address of the location: ": ["", "Strada Lungă 1"],
      "Password of the owner, 8 characters or more: ": ["password", "un cal verde de lemn"],
    };
    const told: string[] = [];
    const secrets: string[] = [];
    const ask = (question: string, secret: boolean) => {
      if (secret) secrets.push(question);
      return Promise.resolve(answers[question]?.shift() ?? "");
    };
    const { slug: _, "owner-password": __, ...given } = NEEDED;
    expect(await askForMissing(given, ask, (line) => told.push(line))).toMatchObject({
      ...NEEDED,
      slug: "hanul-srl",
      name: "Hanul SRL",
      address: "Strada Lungă 1",
      timezone: "Europe/Bucharest",
      "delivery-fee": "10.00",
    });
    expect(told).toEqual([
      "  Expected: lower-case letters, digits and hyphens, at most 63, none of diner, www, api, admin",
      "  An answer is needed.",
      "  Expected: a password that is not among the most common ones",
    ]);
    expect(secrets).toEqual([
      "Password of the owner, 8 characters or more: ",
      "Password of the owner, 8 characters or more: ",
    ]);
  });

  it("gives back what is known when nobody answers", async () => {
    expect(
      await askForMissing(
        { slug: "hanul" },
        () => Promise.resolve(null),
        () => undefined,
      ),
    ).toEqual({ slug: "hanul" });
  });
});
