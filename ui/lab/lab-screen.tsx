import { Suspense, useMemo, useState, useSyncExternalStore, type ReactElement } from "react";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { ChartWindow } from "./chart/chart-window.tsx";
import { UNLIT, type Lit } from "./chart/chart-view.tsx";
import { createLayouts, type Detail } from "./chart/layout-of.ts";
import { MACHINES } from "./chart/machines.ts";
import { DrivePanel } from "./drive/drive-panel.tsx";
import { TimeBar } from "./drive/time-bar.tsx";
import type { EventTypes } from "./event/shape.ts";
import { createLab } from "./lab-store.ts";
import { RunLog } from "./log/run-log.tsx";
import { MachineList } from "./machine-list.tsx";
import { readAddress, writeAddress } from "./share/run-address.ts";
import { ShareBar } from "./share/share-bar.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import type { ActorPicture } from "./trace/sighting.ts";
import { EMPTY_RUN } from "./sandbox/run.ts";
import * as styles from "./lab-screen.css.ts";

const DETAILS = [
  { value: "events", label: "Events" },
  { value: "all", label: "Events and actions" },
] as const;

interface LabScreenProps {
  readonly types: Promise<EventTypes>;
}

/** The whole Lab: every machine of core, the chart of the chosen one, and what drives it. */
export function LabScreen({ types }: LabScreenProps): ReactElement {
  const [{ machine: named, run }] = useState(() => readAddress(location.hash));
  const [lab] = useState(() => createLab(run ?? EMPTY_RUN));
  const state = useSyncExternalStore(lab.subscribe, lab.state);
  const [name, setName] = useState(MACHINES.has(named) ? named : "cart");
  const [wanted, setWanted] = useState("");
  const [detail, setDetail] = useState<Detail>("events");
  const [layouts] = useState(createLayouts);
  const machine = MACHINES.get(name);
  const actors = [...state.actors.values()].filter((actor) => actor.machine === machine?.id);
  const shown = actors.find((actor) => actor.name === wanted) ?? latestOf(actors);
  const running = new Set(
    [...state.actors.values()].flatMap(({ machine: id, status }) => (status === "active" ? [id] : [])),
  );
  const lit = useMemo(() => litOf(shown), [shown]);
  const choose = (chosen: string): void => {
    history.replaceState(null, "", writeAddress({ machine: chosen, run: null }));
    setName(chosen);
  };
  return (
    <div className={styles.screen} data-busy={state.isBusy || undefined}>
      <header className={styles.header}>
        <h1 className={styles.title}>Diner Lab</h1>
        <TimeBar lab={lab} state={state} />
        <ShareBar lab={lab} state={state} machine={name} />
        <div className={styles.looks}>
          <RadioGroup
            label="Detail"
            labelHidden
            look="segments"
            options={DETAILS}
            value={detail}
            onChange={setDetail}
          />
          <ThemeChoice />
        </div>
      </header>
      <MachineList
        names={[...MACHINES.keys()]}
        running={[...MACHINES].flatMap(([one, { id }]) => (running.has(id) ? [one] : []))}
        chosen={name}
        onChoose={choose}
      />
      <main className={styles.chart}>
        {machine !== undefined && (
          <Suspense key={`${name} ${detail}`}>
            <ChartWindow name={name} layout={layouts(machine, detail)} lit={lit} />
          </Suspense>
        )}
      </main>
      <section className={styles.log} aria-label="Log">
        <RunLog lab={lab} state={state} />
      </section>
      <Suspense fallback={<p className={styles.waiting}>Reading the types of events</p>}>
        <DrivePanel
          key={name}
          lab={lab}
          state={state}
          machine={name}
          actors={actors}
          shown={shown}
          onShow={setWanted}
          types={types}
        />
      </Suspense>
    </div>
  );
}

function latestOf(actors: readonly ActorPicture[]): ActorPicture | null {
  return actors.findLast(({ status }) => status === "active") ?? actors.at(-1) ?? null;
}

function litOf(actor: ActorPicture | null): Lit {
  return actor === null ? UNLIT : { states: new Set(actor.states), arrows: new Set(actor.arrows) };
}
