import { Actor, StateMachine, type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent } from "xstate";
import { arrowOf } from "../chart/arrow-of.ts";
import { isEqual, isPlainRecord, toPlain, type Plain, type PlainRecord } from "./plain.ts";
import type { ActorName, SeenEvent, Sighting } from "./sighting.ts";

/** Turns what xstate tells about actors into sightings, and knows the actors by their names. */
export interface ActorWatch {
  readonly inspect: (event: InspectionEvent) => void;
  readonly actors: ReadonlyMap<ActorName, AnyActorRef>;
}

/** Makes a watch that hands over every sighting, with the time of `now` in milliseconds. */
export function watchActors(see: (sighting: Sighting) => void, now: () => number): ActorWatch {
  const actors = new Map<ActorName, AnyActorRef>();
  const names = new WeakMap<object, ActorName>();
  const contexts = new WeakMap<
    object,
    ReadonlyMap<string, { readonly raw: unknown; readonly plain: Plain }>
  >();
  const taken = new WeakMap<object, string[]>();
  // Actors take events in at once, so nothing is inside any more when the next turn begins.
  const inside = new Set<object>();
  const enter = (actor: object): void => {
    if (inside.size === 0) queueMicrotask(() => inside.clear());
    inside.add(actor);
  };

  const nameOf = (actor: object): ActorName => names.get(actor) ?? "?";
  const plainEvent = (event: object): SeenEvent => {
    const plain = toPlain(event, nameOf);
    const type = "type" in event ? String(event.type) : "?";
    return isPlainRecord(plain) ? { ...plain, type } : { type };
  };

  const name = (actor: object): ActorName => {
    const known = names.get(actor);
    if (known !== undefined) return known;
    const wanted = wantedName(actor, nameOf);
    let made = wanted;
    for (let number = 2; actors.has(made); number += 1) made = `${wanted}#${number}`;
    names.set(actor, made);
    if (actor instanceof Actor) actors.set(made, actor);
    const parent = parentOf(actor);
    see({
      kind: "actor",
      at: now(),
      actor: made,
      parent: parent === null ? null : name(parent),
      machine: machineOf(actor)?.id ?? null,
    });
    return made;
  };

  // Most of a context stays the same object, and a menu is large: only what is another one is turned into plain values.
  const changedParts = (actor: object, context: unknown): PlainRecord => {
    if (typeof context !== "object" || context === null) return {};
    const before = contexts.get(actor);
    const after = new Map(
      Object.entries(context).map(([key, raw]) => {
        const known = before?.get(key);
        return [
          key,
          known?.raw === raw && known !== undefined ? known : { raw, plain: toPlain(raw, nameOf) },
        ];
      }),
    );
    contexts.set(actor, after);
    const changed = [...after].filter(
      ([key, part]) => before?.get(key) !== part && !isEqual(before?.get(key)?.plain, part.plain),
    );
    return Object.fromEntries(changed.map(([key, { plain }]) => [key, plain]));
  };

  return {
    actors,
    inspect: (told) => {
      const { actorRef } = told;
      const actor = name(actorRef);
      if (told.type === "@xstate.event") {
        const { sourceRef, event } = told;
        const from = sourceRef === undefined ? null : name(sourceRef);
        const isFollowing = inside.size > 0;
        see({ kind: "message", at: now(), from, to: actor, event: plainEvent(event), isFollowing });
        enter(actorRef);
      }
      if (told.type === "@xstate.microstep") {
        const arrows = told._transitions.flatMap((transition) => arrowOf(transition) ?? []);
        taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...arrows]);
      }
      if (told.type === "@xstate.snapshot") {
        const { snapshot, event } = told;
        const machine = isMachineSnapshot(snapshot) ? snapshot : null;
        see({
          kind: "state",
          at: now(),
          actor,
          event: plainEvent(event),
          states: machine?._nodes.map((node) => [node.machine.id, ...node.path].join(".")) ?? [],
          tags: [...(machine?.tags ?? [])],
          status: snapshot.status,
          changed: changedParts(actorRef, machine?.context),
          arrows: taken.get(actorRef) ?? [],
        });
        taken.delete(actorRef);
        inside.delete(actorRef);
      }
    },
  };
}

// What the product calls it; the call that a machine makes, by its name there; else the machine's.
function wantedName(actor: object, nameOf: (actor: object) => string): ActorName {
  if (!(actor instanceof Actor)) return "?";
  const { systemId } = actor.options;
  if (systemId !== undefined) return systemId;
  const parent = parentOf(actor);
  const own = typeof actor.src === "string" ? actor.src : (machineOf(actor)?.id ?? "call");
  return parent === null ? own : `${nameOf(parent)}.${own}`;
}

function parentOf(actor: object): object | null {
  return actor instanceof Actor ? (actor._parent ?? null) : null;
}

function machineOf(actor: object): StateMachineLike | null {
  return actor instanceof Actor && actor.logic instanceof StateMachine ? actor.logic : null;
}

interface StateMachineLike {
  readonly id: string;
}

function isMachineSnapshot(snapshot: object): snapshot is AnyMachineSnapshot {
  return "machine" in snapshot && snapshot.machine instanceof StateMachine && "_nodes" in snapshot;
}
