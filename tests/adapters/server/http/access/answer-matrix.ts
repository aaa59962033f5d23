import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { encodePath } from "#core/contract/codec/answer.ts";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { genericKeyOf } from "#core/contract/endpoints/error-key.ts";
import type { CallInput, HttpClient } from "#tests/support/http/http-client.ts";
import { TARGETS, type AccessFixture, type Target } from "./access-fixture.ts";
import { ACTORS, type Actor } from "./access-people.ts";
import { type Requests, wellFormedRequests } from "#tests/support/shopping/http-requests.ts";

/** What came back: "ok", or the status of a refusal and its key where the status does not say it all. */
type Verdict = string;

/** What everybody gets who asks an endpoint for the records of a target. */
type Verdicts = ReadonlyMap<Actor, Verdict>;

/** For a row: hundreds of calls, on a machine that may be busy with other tests. */
export const ROW_TIMEOUT = { timeout: 120_000 } as const;

const COLUMN_GAP = "  ";

/** The lines of a file with a table of answers: a heading, and one for each endpoint and target. */
export function readMatrix(file: URL): readonly string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** The rows of an endpoint, with the answers that everybody gets now. */
export async function askEverybody(fixture: AccessFixture, name: EndpointName): Promise<readonly string[]> {
  const targets = targetsOf(fixture, name);
  const rows: string[] = [];
  for (const target of targets) {
    const verdicts = new Map<Actor, Verdict>();
    for (const actor of ACTORS) {
      const client = await browserFor(fixture, actor, name);
      verdicts.set(actor, (await askFor(client, name, requestsTo(fixture, target)[name])).verdict);
    }
    rows.push(rowText(name, targets.length === 1 ? "-" : target, verdicts));
  }
  return rows;
}

/** A browser for a call: one of its own where the call may end or change a session, or holds it open. */
export async function browserFor(
  fixture: AccessFixture,
  actor: Actor,
  name: EndpointName,
): Promise<HttpClient> {
  const { method, answerKind } = ENDPOINTS[name];
  return method === "GET" && answerKind !== "stream" ? fixture.reader(actor) : fixture.as(actor);
}

/** The targets whose requests to an endpoint differ: one alone where a request names nobody's records. */
function targetsOf(fixture: AccessFixture, name: EndpointName): readonly Target[] {
  const seen: unknown[] = [];
  return TARGETS.filter((target) => {
    const asked = requestsTo(fixture, target)[name];
    if (seen.some((other) => isDeepStrictEqual(other, asked))) return false;
    seen.push(asked);
    return true;
  });
}

/** A request to every endpoint that is about the records of a target; where it is let through it changes nothing. */
export function requestsTo(fixture: AccessFixture, target: Target): Requests {
  const requests = wellFormedRequests(fixture.records[target]);
  const online = {
    mode: "online",
    extraMinutes: 0,
    scope: "all",
    until: null,
    pinned: false,
    reason: null,
  } as const;
  const changed = { ...requests, writeOrderingState: { ...requests.writeOrderingState, body: online } };
  if (target !== "newcomer") return changed;
  // Nothing but the missing phone stops this order.
  return { ...changed, placeOrder: { ...requests.placeOrder, body: fixture.records.newcomer.orderCart } };
}

/** What an actor is answered, and the text of it; that of a stream is not waited for. */
export async function askFor<N extends EndpointName>(
  client: HttpClient,
  name: N,
  input: CallInput<N>,
): Promise<{ readonly verdict: Verdict; readonly text: string }> {
  if (ENDPOINTS[name].answerKind !== "stream") {
    const { status, key, text } = await client.call(name, input);
    return { verdict: verdictOf(status, key), text };
  }
  const path = input.params === undefined ? ENDPOINTS[name].path : encodePath(name, input.params);
  const stream = await client.events(`/api${path}`);
  stream.close();
  return { verdict: verdictOf(stream.status, null), text: "" };
}

/** A row: the verdict of each actor in its column, and behind them the keys that their statuses do not say. */
function rowText(name: EndpointName, target: Target | "-", verdicts: Verdicts): string {
  const keys = [...new Set(verdicts.values())].filter((verdict) => verdict.includes(" "));
  const cells = ACTORS.map((actor) => {
    const verdict = verdicts.get(actor) ?? "";
    const mark = keys.length > 1 ? letterOf(keys.indexOf(verdict)) : "";
    return `${verdict.split(" ")[0] ?? ""}${mark}`.padEnd(actor.length);
  });
  const notes = keys.map((key, index) => (keys.length > 1 ? `${letterOf(index)} ${key}` : key));
  return [rowTitle(name, target), ...cells, notes.join(", ")].join(COLUMN_GAP).trimEnd();
}

/** The heading of the table. */
export const HEADING = [" ".repeat(rowTitle("csrfCookie", "zen").length), ...ACTORS].join(COLUMN_GAP);

function rowTitle(name: EndpointName, target: Target | "-"): string {
  const longest = Math.max(...Object.keys(ENDPOINTS).map((one) => one.length));
  return `${name.padEnd(longest)} ${target.padEnd(Math.max(...TARGETS.map((one) => one.length)))}`;
}

function letterOf(index: number): string {
  return "abcdefgh"[index] ?? "";
}

function verdictOf(status: number, key: string | null): Verdict {
  if (status < 400) return "ok";
  return key === null || key === genericKeyOf(status) ? String(status) : `${status} ${key}`;
}
