import { Suspense, useMemo, useState, useSyncExternalStore, type ReactElement } from "react";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import type { AttachedPage, PageLink } from "./attach/page-link.ts";
import { PageBar } from "./attach/page-bar.tsx";
import { ChartWindow } from "./chart/chart-window.tsx";
import { UNLIT, type Lit } from "./chart/chart-view.tsx";
import { createLayouts, type Detail } from "./chart/layout-of.ts";
import { MACHINES } from "./chart/machines.ts";
import { DrivePanel } from "./drive/drive-panel.tsx";
import { TimeBar } from "./drive/time-bar.tsx";
import type { EventTypes } from "./event/shape.ts";
import type { Lab } from "./lab-store.ts";
import { RunLog } from "./log/run-log.tsx";
import { MachineList } from "./machine-list.tsx";
import { SequenceDiagram } from "./sequence/sequence-diagram.tsx";
import { writeAddress } from "./share/run-address.ts";
import { ShareBar } from "./share/share-bar.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import type { ActorPicture } from "./trace/sighting.ts";
import * as styles from "./lab-screen.css.ts";

const DETAILS = [
  { value: "events", label: "Events" },
  { value: "all", label: "Actions too" },
] as const;

const TRACES = [
  { value: "steps", label: "Steps" },
  { value: "sequence", label: "Sequence" },
] as const;

interface LabScreenProps {
  readonly lab: Lab;
  readonly link: PageLink;
  readonly types: Promise<EventTypes>;
  /** The machine that the address names. */
  readonly named: string;
  /** Whether the newest page is shown, as a page that opened the Lab asks for. */
  readonly isAttached: boolean;
}

/** The whole Lab: every machine of core, the chart of the chosen one, and what drives it or a page that it is attached to. */
export function LabScreen({ lab, link, types, named, isAttached }: LabScreenProps): ReactElement {
  const state = useSyncExternalStore(lab.subscribe, lab.state);
  const pages = useSyncExternalStore(link.subscribe, link.pages);
  const [source, setSource] = useState<string | null>(null);
  const [isSandbox, setSandbox] = useState(!isAttached);
  const page: AttachedPage | null = isSandbox
    ? null
    : (pages.find(({ id }) => id === source) ?? pages.at(-1) ?? null);
  const [name, setName] = useState(MACHINES.has(named) ? named : "cart");
  const [wanted, setWanted] = useState("");
  const [detail, setDetail] = useState<Detail>("events");
  const [trace, setTrace] = useState<"steps" | "sequence">("steps");
  const [layouts] = useState(createLayouts);
  const machine = MACHINES.get(name);
  const all = page === null ? state.actors : page.actors;
  const actors = [...all.values()].filter((actor) => actor.machine === machine?.id);
  const shown = actors.find((actor) => actor.name === wanted) ?? latestOf(actors);
  const lit = useMemo(() => litOf(shown), [shown]);
  const active = new Set(
    [...all.values()].flatMap(({ machine: id, status }) => (status === "active" ? [id] : [])),
  );
  const sightings = useMemo(
    () => page?.sightings ?? state.records.flatMap((record) => record.sightings),
    [page, state.records],
  );
  const choose = (chosen: string): void => {
    history.replaceState(null, "", writeAddress({ machine: chosen, run: null }));
    setName(chosen);
  };
  return (
    <div className={styles.screen} data-busy={state.isBusy || undefined}>
      <header className={styles.header}>
        <h1 className={styles.title}>Diner Lab</h1>
        <PageBar
          lab={lab}
          pages={pages}
          page={page}
          onChoose={(id) => {
            setSource(id);
            setSandbox(id === null);
          }}
        />
        {page === null && (
          <>
            <TimeBar lab={lab} state={state} />
            <ShareBar lab={lab} state={state} machine={name} actor={shown?.name ?? name} />
          </>
        )}
        {state.problem !== null && (
          <p role="alert" className={styles.problem}>
            {state.problem}
          </p>
        )}
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
        running={[...MACHINES].flatMap(([one, { id }]) => (active.has(id) ? [one] : []))}
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
      <section className={styles.trace} aria-label="Trace">
        {page === null && (
          <div className={styles.traceChoice}>
            <RadioGroup
              label="Trace"
              labelHidden
              look="chips"
              options={TRACES}
              value={trace}
              onChange={setTrace}
            />
          </div>
        )}
        <div className={styles.traceBody}>
          {page === null && trace === "steps" ? (
            <RunLog lab={lab} state={state} />
          ) : (
            <SequenceDiagram sightings={sightings} actors={all} />
          )}
        </div>
      </section>
      <DrivePanel
        key={name}
        lab={page === null ? lab : null}
        state={state}
        machine={name}
        actors={actors}
        shown={shown}
        onShow={setWanted}
        types={types}
      />
    </div>
  );
}

function latestOf(actors: readonly ActorPicture[]): ActorPicture | null {
  return actors.findLast(({ status }) => status === "active") ?? actors.at(-1) ?? null;
}

function litOf(actor: ActorPicture | null): Lit {
  return actor === null ? UNLIT : { states: new Set(actor.states), arrows: new Set(actor.arrows) };
}
