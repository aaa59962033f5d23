import { machineOfId } from "../chart/machines.ts";
import { canOpen } from "../sandbox/create-sandbox.ts";
import type { Run, Step } from "../sandbox/run.ts";
import { isPlainRecord, type Plain } from "../trace/plain.ts";
import type { ActorName, ActorPicture, Sighting } from "../trace/sighting.ts";

/** A recorded page as a run: what its screens did, at the same distances, with the answers that it got. */
export function toRun(sightings: readonly Sighting[], actors: ReadonlyMap<ActorName, ActorPicture>): Run {
  const answers = sightings.flatMap((sighting) => {
    if (sighting.kind !== "answer") return [];
    const { call, after, isFailure, value } = sighting;
    return [{ call, after, isFailure, value }];
  });
  return {
    isSignedIn: answers.some(({ call, isFailure }) => call === "auth.me" && !isFailure),
    steps: toSteps(sightings),
    recording: { shop: loadedIn(actors.get("shop")), menu: loadedIn(actors.get("menu")), answers },
  };
}

function toSteps(sightings: readonly Sighting[]): readonly Step[] {
  let last = sightings[0]?.at ?? 0;
  return sightings.flatMap((sighting): readonly Step[] => {
    const step = toStep(sighting);
    if (step === null) return [];
    const millis = sighting.at - last;
    last = sighting.at;
    return millis > 0 ? [{ kind: "pass", millis }, step] : [step];
  });
}

// What follows from another event follows in the replay too.
function toStep(sighting: Sighting): Step | null {
  if (sighting.kind === "actor" && sighting.parent === null && sighting.machine !== null) {
    const machine = machineOfId(sighting.machine);
    return machine !== null && canOpen(machine) ? { kind: "open", machine } : null;
  }
  if (sighting.kind !== "message" || sighting.from !== null || sighting.isFollowing) return null;
  const { to, event } = sighting;
  return event.type.startsWith("xstate.") ? null : { kind: "send", actor: to, event };
}

function loadedIn(actor: ActorPicture | undefined): Plain {
  const loaded = actor?.context["loaded"];
  return isPlainRecord(loaded) ? (loaded["value"] ?? null) : null;
}
