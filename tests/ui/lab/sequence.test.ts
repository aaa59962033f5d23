import { describe, expect, it } from "vitest";
import { readNote, type PageNote } from "#ui/lab/attach/page-note.ts";
import { createPageLink } from "#ui/lab/attach/page-link.ts";
import { createSandbox, type Sandbox } from "#ui/lab/sandbox/create-sandbox.ts";
import { EMPTY_RUN } from "#ui/lab/sandbox/run.ts";
import { toSequence } from "#ui/lab/sequence/messages.ts";
import { toPlain } from "#ui/lab/trace/plain.ts";
import { afterSighting, type ActorName, type ActorPicture } from "#ui/lab/trace/sighting.ts";
import { aNewItem } from "#tests/support/builders/customer.ts";
import { flush } from "#tests/support/patience.ts";

async function savedCart(): Promise<Sandbox> {
  const sandbox = await createSandbox(EMPTY_RUN);
  const item = toPlain(aNewItem(), () => "");
  await sandbox.take({ kind: "send", actor: "cart", event: { item, type: "cart.add" } });
  await sandbox.take({ kind: "pass", millis: 250 });
  sandbox.stop();
  return sandbox;
}

describe("the sequence of messages (LAB-6)", () => {
  it("says who sent what to whom: the screen, delays, calls and their answers", async () => {
    const { sightings } = await savedCart();
    const actors = sightings.reduce<ReadonlyMap<ActorName, ActorPicture>>(afterSighting, new Map());
    const { participants, messages } = toSequence(sightings, actors);
    const from = messages.findIndex(({ text }) => text === "cart.add");
    const lines = messages.slice(from).map(({ from: sender, to, text }) => `${sender} to ${to}: ${text}`);
    expect(lines.slice(0, 4)).toEqual([
      "screen to cart: cart.add",
      "cart to cart: after 250 ms",
      "cart to ports: save",
      "ports to cart: save answered",
    ]);
    expect(participants).toEqual(expect.arrayContaining(["screen", "ports", "app", "cart"]));
  });
});

describe("a page that tells the Lab of its actors (LAB-6)", () => {
  it("is understood over a channel, in parts and from the beginning, and nothing else is", async () => {
    const { sightings } = await savedCart();
    const [ours, theirs] = [new BroadcastChannel("lab test"), new BroadcastChannel("lab test")];
    const asked: unknown[] = [];
    theirs.addEventListener("message", ({ data }) => asked.push(data));
    const link = createPageLink(ours);
    const tell = (from: number, to: number): void => {
      const note: PageNote = {
        kind: "seen",
        page: "p",
        title: "/menu",
        from,
        sightings: sightings.slice(from, to),
      };
      theirs.postMessage(note);
    };
    tell(0, 5);
    tell(5, 10);
    // What is said twice counts once, and what is missing is asked for.
    tell(0, 10);
    tell(20, 25);
    await flush();
    await expect.poll(() => asked).toEqual([{ kind: "ask" }, { kind: "ask" }]);
    expect(link.pages().map((page) => page.sightings)).toEqual([sightings.slice(0, 10)]);
    expect(
      [
        null,
        1,
        [],
        {},
        { kind: "seen" },
        { kind: "seen", page: "p", title: "", from: 0, sightings: [1] },
      ].map(readNote),
    ).toEqual(Array.from({ length: 6 }, () => null));
    link.close();
    theirs.close();
  });
});
