import type { Plain, PlainRecord } from "./plain.ts";

/** The name of an actor, unique while a page lives: "cart", "cart.save#2". */
export type ActorName = string;

/** An event with what it carries. */
export interface SeenEvent extends PlainRecord {
  readonly type: string;
}

/** An actor was made. */
export interface SeenActor {
  readonly kind: "actor";
  readonly at: number;
  readonly actor: ActorName;
  readonly parent: ActorName | null;
  /** The id of its machine; null of a promise or callback. */
  readonly machine: string | null;
}

/** An event was sent. */
export interface SeenMessage {
  readonly kind: "message";
  readonly at: number;
  /** Null where no actor sent it by itself: a screen did, or what listens to actors. */
  readonly from: ActorName | null;
  readonly to: ActorName;
  readonly event: SeenEvent;
  /** Whether an actor was taking something in when it was sent: then it follows from that. */
  readonly isFollowing: boolean;
}

/** What a port answered to a call. */
export interface SeenAnswer {
  readonly kind: "answer";
  readonly at: number;
  /** "port.method". */
  readonly call: string;
  /** Milliseconds from the call to its answer. */
  readonly after: number;
  readonly isFailure: boolean;
  readonly value: Plain;
}

/** An actor has taken an event in. */
export interface SeenState {
  readonly kind: "state";
  readonly at: number;
  readonly actor: ActorName;
  readonly event: SeenEvent;
  /** Ids of the states that it is in, as charts have them. */
  readonly states: readonly string[];
  readonly tags: readonly string[];
  readonly status: string;
  /** The parts of its context that are others than before. */
  readonly changed: PlainRecord;
  /** The arrows that it took, "from to". */
  readonly arrows: readonly string[];
}

/** What was seen of the actors of a page; the time is in milliseconds of that page's clock. */
export type Sighting = SeenActor | SeenMessage | SeenAnswer | SeenState;

/** An actor as it is after some sightings. */
export interface ActorPicture {
  readonly name: ActorName;
  readonly parent: ActorName | null;
  readonly machine: string | null;
  readonly states: readonly string[];
  readonly tags: readonly string[];
  readonly status: string;
  readonly context: PlainRecord;
  /** The arrows that its last event took. */
  readonly arrows: readonly string[];
}

/** The actors after one more sighting, by their names. */
export function afterSighting(
  actors: ReadonlyMap<ActorName, ActorPicture>,
  sighting: Sighting,
): ReadonlyMap<ActorName, ActorPicture> {
  if (sighting.kind === "message" || sighting.kind === "answer") return actors;
  const { actor: name } = sighting;
  if (sighting.kind === "actor") {
    const { parent, machine } = sighting;
    const born = { name, parent, machine, states: [], tags: [], status: "active", context: {}, arrows: [] };
    return new Map(actors).set(name, born);
  }
  const before = actors.get(name);
  if (before === undefined) return actors;
  const { states, tags, status, changed, arrows } = sighting;
  const context: { readonly [key: string]: Plain } = { ...before.context, ...changed };
  return new Map(actors).set(name, { ...before, states, tags, status, context, arrows });
}
