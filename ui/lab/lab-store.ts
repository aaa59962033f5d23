import { createSandbox, type Sandbox } from "./sandbox/create-sandbox.ts";
import type { PortAnswer, PortCall } from "./sandbox/port-answers.ts";
import { EMPTY_RUN, type Run, type Step } from "./sandbox/run.ts";
import { afterSighting, type ActorName, type ActorPicture, type Sighting } from "./trace/sighting.ts";

/** What one step did. */
export interface StepRecord {
  readonly step: Step;
  /** The virtual time after it, in milliseconds. */
  readonly at: number;
  readonly sightings: readonly Sighting[];
  readonly before: ReadonlyMap<ActorName, ActorPicture>;
  readonly after: ReadonlyMap<ActorName, ActorPicture>;
}

/** What the Lab shows of its sandbox. */
export interface LabState {
  readonly run: Run;
  /** How many steps of the run were taken; the others are ahead. */
  readonly taken: number;
  readonly isBusy: boolean;
  /** Why the last step could not be taken whole. */
  readonly problem: string | null;
  readonly now: number;
  readonly actors: ReadonlyMap<ActorName, ActorPicture>;
  readonly records: readonly StepRecord[];
  readonly calls: readonly PortCall[];
  readonly answers: ReadonlyMap<string, PortAnswer>;
}

/** The Lab's sandbox, driven step by step. Screens subscribe to it. */
export interface Lab {
  subscribe(listener: () => void): () => void;
  state(): LabState;
  /** Takes a step after those that were taken; those that follow in the run are dropped. */
  take(step: Step): Promise<void>;
  /** Lets time pass as part of the last step, where that let time pass too. */
  pass(millis: number): Promise<void>;
  /** Stands at a number of steps of the run: the sandbox begins again and takes them. */
  goTo(taken: number): Promise<void>;
  /** Begins again with another run, all of its steps taken. */
  load(run: Run): Promise<void>;
}

const NOTHING: LabState = {
  run: EMPTY_RUN,
  taken: 0,
  isBusy: true,
  problem: null,
  now: 0,
  actors: new Map(),
  records: [],
  calls: [],
  answers: new Map(),
};

/** Makes a Lab and begins its run; steps that are asked for meanwhile wait their turn. */
export function createLab(first: Run): Lab {
  const listeners = new Set<() => void>();
  let state: LabState = NOTHING;
  let sandbox: Sandbox | null = null;
  let seen = 0;
  let turn: Promise<void> = Promise.resolve();

  let isSilent = false;
  const show = (change: Partial<LabState>): void => {
    state = { ...state, ...change };
    if (!isSilent) for (const listener of listeners) listener();
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(async () => {
      show({ isBusy: true });
      const problem = await work().then(
        () => null,
        (error: unknown) => String(error),
      );
      isSilent = false;
      show({ isBusy: false, problem });
    });
    return turn;
  };
  const look = (step: Step | null): void => {
    if (sandbox === null) return;
    const fresh = sandbox.sightings.slice(seen);
    seen += fresh.length;
    const at = sandbox.now();
    const { actors: before } = state;
    const after = fresh.reduce(afterSighting, before);
    show({
      now: at,
      actors: after,
      calls: [...sandbox.calls],
      records:
        step === null ? state.records : [...state.records, { step, at, sightings: fresh, before, after }],
      ...(step?.kind === "answer" ? { answers: new Map(state.answers).set(step.call, step.answer) } : {}),
    });
  };
  const perform = async (step: Step): Promise<void> => {
    await sandbox?.take(step);
    look(step);
    show({ taken: state.taken + 1 });
  };
  const begin = async (run: Run, taken: number): Promise<void> => {
    sandbox?.stop();
    sandbox = await createSandbox(run);
    // What lies between is not worth drawing.
    isSilent = true;
    seen = 0;
    state = { ...NOTHING, run };
    look(null);
    for (const step of run.steps.slice(0, taken)) await perform(step);
  };
  void inTurn(() => begin(first, first.steps.length));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    take: (step) =>
      inTurn(async () => {
        const { run, taken } = state;
        show({ run: { ...run, steps: [...run.steps.slice(0, taken), step] } });
        await perform(step);
      }),
    pass: (millis) =>
      inTurn(async () => {
        const { run, taken, records } = state;
        const last = records.at(-1);
        if (last?.step.kind !== "pass") {
          show({ run: { ...run, steps: [...run.steps.slice(0, taken), { kind: "pass", millis }] } });
          return perform({ kind: "pass", millis });
        }
        const step = { kind: "pass", millis: last.step.millis + millis } as const;
        show({
          run: { ...run, steps: [...run.steps.slice(0, taken - 1), step] },
          records: records.slice(0, -1),
          taken: taken - 1,
        });
        await perform({ kind: "pass", millis });
        const joined = state.records.map((record, index) =>
          index < taken - 1
            ? record
            : { ...record, step, before: last.before, sightings: [...last.sightings, ...record.sightings] },
        );
        show({ records: joined });
      }),
    goTo: (taken) => inTurn(() => begin(state.run, Math.max(0, taken))),
    load: (run) => inTurn(() => begin(run, run.steps.length)),
  };
}
