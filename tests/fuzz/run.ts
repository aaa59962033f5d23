import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { ConnectionLost, createHttpConnection, type RawAnswer } from "#tests/support/http/http-connection.ts";
import { createRandom, type Random } from "#tests/torture/random.ts";
import { FRAGMENTS } from "./corpus.ts";
import { type Jar, createJar } from "./jar.ts";
import { learn, nothingLearned, PEOPLE, type Person, planRow, withLearned } from "./journeys.ts";
import { type FuzzRequest, mutate, pick } from "./mutate.ts";
import { PAGES, SEGMENTS } from "./odd-requests.ts";
import { createOracle } from "./oracle.ts";
import { makeSkeletons } from "./skeletons.ts";
import type { FuzzResults } from "./fuzz-results.ts";

/** What a run is made with. */
export interface FuzzOptions {
  readonly port: number;
  readonly seed: number;
  /** Ends after so many calls, at the latest at this moment of `performance.now()`. */
  readonly calls: number;
  readonly deadline: number;
  /** Only this row of calls, as a failure names it. */
  readonly row: number | null;
}

const WORKERS = 12;
const ROW_LENGTH = 25;
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
// A page that is rendered costs as much as a hundred calls.
const PAGE_CHANCE = 0.004;
const LOST_TRIES = 3;
const SILENCE_MS = 15_000;

// These make or end sessions: in browsers of their own, so that the others stay signed in.
const OF_GUESTS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  "login",
  "proveSignIn",
  "beginPasskeySignIn",
  "signInByPasskey",
  "register",
  "logout",
  "resetPassword",
]);

/** Sends rows of calls from several browsers at once, and judges each answer. */
export async function fuzz(options: FuzzOptions, results: FuzzResults): Promise<void> {
  const { port, seed, calls, deadline, row } = options;
  const skeletons = await makeSkeletons(port);
  const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS);
  const ids = [...new Set(JSON.stringify(skeletons).match(/\b[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g))];
  const judge = createOracle();
  let next = row ?? 0;
  const workers = Array.from({ length: row === null ? WORKERS : 1 }, async () => {
    const connection = createHttpConnection(port);
    const jars = new Map<Person, Jar>();
    try {
      while (results.calls() < calls && performance.now() < deadline) {
        const mine = next;
        next += 1;
        await sendRow(mine, connection, jars);
        if (row !== null) return;
      }
    } finally {
      connection.close();
    }
  });
  await Promise.all(workers);

  async function sendRow(
    index: number,
    connection: ReturnType<typeof createHttpConnection>,
    jars: Map<Person, Jar>,
  ) {
    const random = createRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
    const person = pick(random, PEOPLE);
    const own = await jarOf(jars, person);
    const guest = await jarOf(jars, "");
    const learned = nothingLearned();
    const newId = idOf(random);
    const plan = planRow(random, names, ROW_LENGTH);
    const isJourney = plan.length < ROW_LENGTH;
    for (const name of plan) {
      // A person who adds another number cannot order until it is verified, so one person keeps hers.
      if (name === "addPhone" && person === "ana") continue;
      const jar = OF_GUESTS.has(name) ? guest : own;
      if (random.chance(PAGE_CHANCE)) await send(null, pageRequest(random), jar, connection, index);
      const draft = withLearned(name, skeletons[name], learned, newId);
      const keyed =
        name === "placeOrder" ? { ...draft, headers: { "idempotency-key": idOf(random) } } : draft;
      const times = random.chance(isJourney ? 0.65 : 0.12) ? 0 : 1 + random.below(3);
      const request = mutate(random, keyed, times, ids);
      const answer = await send(name, request, jar, connection, index);
      if (answer === null) continue;
      learn(name, answer.body.toString("utf8"), learned);
      if (request.method === "GET" && ENDPOINTS[name].answerKind !== "stream" && random.chance(0.1))
        await repeat(name, request, answer, jar, connection, index);
    }
  }

  async function jarOf(jars: Map<Person, Jar>, person: Person): Promise<Jar> {
    const known = jars.get(person);
    if (known !== undefined && (person === "" || !known.isSignedOut())) return known;
    const jar = known ?? (await createJar(port, person));
    if (known !== undefined) await known.renew();
    jars.set(person, jar);
    return jar;
  }

  async function send(
    name: EndpointName | null,
    request: FuzzRequest,
    jar: Jar,
    connection: ReturnType<typeof createHttpConnection>,
    index: number,
  ): Promise<RawAnswer | null> {
    const type: Readonly<Record<string, string>> =
      request.body === undefined ? {} : { "content-type": "application/json" };
    const headers = { ...jar.headers(), ...type, ...request.headers };
    const began = performance.now();
    const answer = await answerTo({ ...request, headers }, connection);
    const millis = performance.now() - began;
    const problem = answer === null ? "no answer" : judge(name, request, answer, millis);
    results.count(name, answer?.status ?? 0, millis);
    if (problem !== null)
      results.fail({ row: index, person: jar.person, name, request: { ...request, headers }, problem });
    if (answer !== null) jar.keep(answer);
    return answer;
  }

  // What is only read may change meanwhile, but it does not change there and back; a database that is busy for a moment
  // is judged by itself.
  async function repeat(
    name: EndpointName,
    request: FuzzRequest,
    first: RawAnswer,
    jar: Jar,
    connection: ReturnType<typeof createHttpConnection>,
    index: number,
  ): Promise<void> {
    const second = await send(name, request, jar, connection, index);
    if (second === null || second.status === first.status) return;
    const third = await send(name, request, jar, connection, index);
    const unavailable = [first, second, third].some((answer) => answer?.status === 503);
    if (third !== null && !unavailable && third.status !== second.status) {
      const problem = `${first.status}, ${second.status} and ${third.status} to one question`;
      results.fail({ row: index, person: jar.person, name, request, problem });
    }
  }
}

// A connection may end before its next request arrives; a server that is gone ends every one.
async function answerTo(
  request: FuzzRequest,
  connection: ReturnType<typeof createHttpConnection>,
): Promise<RawAnswer | null> {
  const { method, path, headers, body } = request;
  for (let attempt = 0; attempt < LOST_TRIES; attempt += 1) {
    const patience = setTimeout(() => connection.close(), SILENCE_MS);
    try {
      return await connection.send({ method, path, headers, ...(body === undefined ? {} : { body }) });
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
    } finally {
      clearTimeout(patience);
    }
  }
  return null;
}

function pageRequest(random: Random): FuzzRequest {
  const path = pick(random, PAGES).replace("*", () =>
    random.chance(0.5) ? pick(random, SEGMENTS) : encodeURIComponent(pick(random, FRAGMENTS).toWellFormed()),
  );
  return { method: "GET", path, headers: {}, body: undefined, isAddressed: false };
}

function idOf(random: Random): string {
  return `01${Array.from({ length: 24 }, () => LETTERS[random.below(LETTERS.length)]).join("")}`;
}
