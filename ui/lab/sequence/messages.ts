import type { ActorName, ActorPicture, SeenMessage, Sighting } from "../trace/sighting.ts";

/** A message between two participants of a sequence diagram. */
export interface Message {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

/** A sequence diagram: who takes part, and who sent what to whom. */
export interface Sequence {
  readonly participants: readonly string[];
  readonly messages: readonly Message[];
}

/** Who a message is from that a person caused at a screen. */
const SCREEN = "screen";
/** Who asks the world for a machine: what it calls. */
const PORTS = "ports";
/** Who a message is from that follows from what listens to actors. */
const WIRING = "listeners";

/** What machines, screens and ports said to each other, the first one first. */
export function toSequence(
  sightings: readonly Sighting[],
  actors: ReadonlyMap<ActorName, ActorPicture>,
): Sequence {
  const messages = sightings.flatMap((sighting) =>
    sighting.kind === "message" ? (toMessage(sighting, actors) ?? []) : [],
  );
  // Who speaks to each other first stands close together.
  const taking = new Set(messages.flatMap(({ from, to }) => [from, to]));
  const outside = [SCREEN, WIRING, PORTS];
  const machines = [...taking].filter((one) => !outside.includes(one));
  return {
    participants: [SCREEN, PORTS, ...machines, WIRING].filter((one) => taking.has(one)),
    messages,
  };
}

function toMessage(
  { from, to, event, at, isFollowing }: SeenMessage,
  actors: ReadonlyMap<ActorName, ActorPicture>,
): Message | null {
  const { type } = event;
  const participant = (name: ActorName): string => (actors.get(name)?.machine === null ? PORTS : name);
  const target = participant(to);
  if (type === "xstate.init") {
    if (target !== PORTS || from === null) return null;
    return { from: participant(from), to: PORTS, text: callName(to), at };
  }
  const sender = from === null ? (isFollowing ? WIRING : SCREEN) : participant(from);
  if (sender === PORTS && target === PORTS) return null;
  return { from: sender, to: target, text: messageText(type, from), at };
}

function messageText(type: string, from: ActorName | null): string {
  const call = from === null ? "" : callName(from);
  if (type.startsWith("xstate.done.actor.")) return `${call} answered`;
  if (type.startsWith("xstate.error.actor.")) return `${call} failed`;
  const delay = /^xstate\.after\.(?<delay>[^.]+)\./u.exec(type)?.groups?.["delay"];
  if (delay !== undefined) return /^\d+$/u.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  return type;
}

// "cart.save#2" is the call "save" of the cart.
function callName(actor: ActorName): string {
  return actor.slice(actor.lastIndexOf(".") + 1).replace(/#\d+$/u, "");
}
