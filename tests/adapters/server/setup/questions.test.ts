import { PassThrough, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { type Ask, askForMissing, type Prompt } from "#adapters/server/setup/questions.ts";
import type { SetupFlags } from "#adapters/server/setup/setup-flags.ts";
import { askAtTerminal, askInLines } from "#adapters/server/setup/terminal.ts";

const NEEDED = {
  organization: "Hanul SRL",
  slug: "hanul",
  "owner-email": "elena@example.com",
  "owner-first-name": "Elena",
  "owner-last-name": "Marin",
  "owner-password": "un cal verde de lemn",
};

const { slug: _slug, "owner-password": _password, ...SOME } = NEEDED;

const MADE = {
  ...NEEDED,
  slug: "hanul-srl",
  name: "Hanul SRL",
  address: "Strada Lungă 1",
  timezone: "Europe/Bucharest",
  "delivery-fee": "10.00",
};

/** What is typed when that question is asked, in turn; nothing elsewhere. */
const TYPED = new Map([
  ["Its slug, the end of its address", ["api", ""]],
  ["Address of the location", ["", "Strada Lungă 1"]],
  ["Password of the owner, 8 characters or more", ["password", "un cal verde de lemn"]],
]);

describe("askForMissing", () => {
  it("asks nothing when all that is needed is given", async () => {
    const asked: string[] = [];
    const ask: Ask = (prompt) => Promise.resolve((asked.push(prompt.text), ""));
    expect(await askForMissing(NEEDED, ask)).toEqual(NEEDED);
    expect(asked).toEqual([]);
  });

  it("gives back what is known when nobody answers", async () => {
    expect(await askForMissing({ slug: "hanul" }, () => Promise.resolve(null))).toEqual({ slug: "hanul" });
  });

  it("hides the password alone", async () => {
    const secrets: string[] = [];
    await askForMissing({}, (prompt) => {
      if (prompt.secret) secrets.push(prompt.text);
      return Promise.resolve("x");
    });
    expect(secrets).toEqual(["Password of the owner, 8 characters or more"]);
  });
});

describe("askInLines", () => {
  it("offers defaults made from earlier answers and asks again until an answer can be used", async () => {
    const { answers, shown } = await inLines(SOME, (question) => TYPED.get(question)?.shift() ?? "");
    expect(answers).toMatchObject(MADE);
    expect(shown.filter((line) => line.startsWith("  "))).toEqual([
      "  Expected: lower-case letters, digits and hyphens, at most 63, none of diner, www, api, admin",
      "  An answer is needed.",
      "  Expected: a password that is not among the most common ones",
    ]);
    expect(shown.filter((line) => line.startsWith("Its slug"))).toEqual([
      "Its slug, the end of its address [hanul-srl]: ",
      "Its slug, the end of its address [hanul-srl]: ",
    ]);
  });

  it("gives back what is known when the lines end", async () => {
    const { answers } = await inLines({ slug: "hanul" }, (question) =>
      question === "Name of the company" ? "Hanul SRL" : null,
    );
    expect(answers).toEqual({ slug: "hanul", organization: "Hanul SRL" });
  });
});

describe("askAtTerminal", () => {
  const KEYS = { enter: "\r", backspace: "\u007f", cancel: "\u0003" };
  const prompt: Prompt = {
    text: "Its slug",
    byDefault: "hanul-srl",
    secret: false,
    problemOf: (answer) => (answer === "api" ? "Expected: another" : null),
  };

  async function atTerminal(asked: Prompt, keys: string): Promise<readonly [string | null, string]> {
    const [input, output] = [new PassThrough(), new PassThrough()];
    input.write(keys);
    const answer = await askAtTerminal(input, output)(asked);
    output.end();
    return [answer, stripVTControlCharacters(await text(output))];
  }

  it("takes the default for nothing, and what is typed in its place", async () => {
    expect((await atTerminal(prompt, KEYS.enter))[0]).toBe("hanul-srl");
    expect((await atTerminal(prompt, `casa${KEYS.enter}`))[0]).toBe("casa");
  });

  it("says why an answer cannot be used until one can", async () => {
    const keys = `api${KEYS.enter}${KEYS.backspace}x${KEYS.enter}`;
    const [answer, shown] = await atTerminal(prompt, keys);
    expect(answer).toBe("apx");
    expect(shown).toContain("Expected: another");
  });

  it("shows no letter of a secret", async () => {
    const [answer, shown] = await atTerminal(
      { ...prompt, secret: true, byDefault: null },
      `calul${KEYS.enter}`,
    );
    expect(answer).toBe("calul");
    expect(shown).not.toContain("calul");
  });

  it("knows that nobody answers any more", async () => {
    expect((await atTerminal(prompt, `ca${KEYS.cancel}`))[0]).toBe(null);
  });
});

/** Answers the questions of askInLines one line each, as they are asked; ends the lines at null. */
async function inLines(
  given: SetupFlags,
  answer: (question: string) => string | null,
): Promise<{ readonly answers: SetupFlags; readonly shown: readonly string[] }> {
  const input = new PassThrough();
  const shown: string[] = [];
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      const line = String(chunk).replace(/\n$/, "");
      shown.push(line);
      const question = /^(\S.*?)(?: \[.*\])?: $/.exec(line)?.[1];
      const typed = question === undefined ? undefined : answer(question);
      if (typed === null) input.end();
      if (typeof typed === "string") input.write(`${typed}\n`);
      done();
    },
  });
  return { answers: await askForMissing(given, askInLines(input, output)), shown };
}
