import { Suspense, use, useState, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import type { Lab, LabState } from "../lab-store.ts";
import type { ActorPicture } from "../trace/sighting.ts";
import { canOpen } from "../sandbox/create-sandbox.ts";
import { EventForm } from "../event/event-form.tsx";
import type { EventTypes } from "../event/shape.ts";
import { innermost } from "../sandbox/take-run.ts";
import { ContextView } from "./context-view.tsx";
import { PortList } from "./port-list.tsx";
import * as styles from "./drive-panel.css.ts";

interface DrivePanelProps {
  /** Null where a page runs the machines: it is only looked at. */
  readonly lab: Lab | null;
  readonly state: LabState;
  /** The chosen machine, by its file. */
  readonly machine: string;
  /** The actors that run it, and the one that is shown. */
  readonly actors: readonly ActorPicture[];
  readonly shown: ActorPicture | null;
  readonly onShow: (actor: string) => void;
  readonly types: Promise<EventTypes>;
}

/** What can be done with a machine: start it, send it events, choose how ports answer; and what it holds. */
export function DrivePanel(props: DrivePanelProps): ReactElement {
  const { lab, state, machine, actors, shown, onShow } = props;
  const isRunning = shown?.status === "active";
  return (
    <aside className={styles.panel} aria-label="Drive">
      {actors.length > 1 && (
        <SelectField
          label="Actor"
          options={actors.map(({ name, status }) => ({ value: name, label: `${name} · ${status}` }))}
          value={shown?.name}
          onChange={onShow}
        />
      )}
      {shown !== null && <ActorFacts actor={shown} />}
      {lab !== null && canOpen(machine) && (
        <Button
          size="sm"
          look={isRunning ? "outline" : "solid"}
          color={isRunning ? "zinc" : "accent"}
          onPress={() => void lab.take({ kind: "open", machine })}
        >
          {isRunning ? "Start another one" : `Start ${machine}`}
        </Button>
      )}
      {lab !== null && (
        <Suspense fallback={<p className={styles.quiet}>Reading the types of events</p>}>
          <Controls
            lab={lab}
            state={state}
            machine={machine}
            actor={isRunning ? shown.name : null}
            types={props.types}
          />
        </Suspense>
      )}
      {lab === null && shown === null && (
        <p className={styles.quiet}>This page has not started {machine} yet.</p>
      )}
      {shown !== null && <ContextView context={shown.context} />}
    </aside>
  );
}

interface ControlsProps {
  readonly lab: Lab;
  readonly state: LabState;
  readonly machine: string;
  /** Null where nothing runs that an event could be sent to. */
  readonly actor: string | null;
  readonly types: Promise<EventTypes>;
}

function Controls({ lab, state, machine, actor, types: reading }: ControlsProps): ReactElement {
  const types = use(reading);
  return (
    <>
      {actor !== null && <EventChoice key={actor} types={types} machine={machine} lab={lab} actor={actor} />}
      <PortList calls={types.calls} state={state} lab={lab} />
    </>
  );
}

function ActorFacts({ actor }: { readonly actor: ActorPicture }): ReactElement {
  return (
    <dl className={styles.facts}>
      <dt>State</dt>
      {innermost(actor.states).map((state) => (
        <dd key={state} className={styles.state}>
          {state.slice(state.indexOf(".") + 1)}
        </dd>
      ))}
      {actor.tags.length > 0 && (
        <>
          <dt>Tags</dt>
          <dd>{actor.tags.join(", ")}</dd>
        </>
      )}
      {actor.status !== "active" && (
        <>
          <dt>Status</dt>
          <dd>{actor.status}</dd>
        </>
      )}
    </dl>
  );
}

interface EventChoiceProps {
  readonly types: EventTypes;
  readonly machine: string;
  readonly lab: Lab;
  readonly actor: string;
}

function EventChoice({ types, machine, lab, actor }: EventChoiceProps): ReactElement | null {
  const shapes = types.machines[machine] ?? [];
  const [type, setType] = useState(shapes[0]?.type ?? "");
  const shape = shapes.find((one) => one.type === type);
  if (shape === undefined) return <p className={styles.quiet}>It takes no events from outside.</p>;
  return (
    <section className={styles.section} aria-label="Send an event">
      <SelectField
        label="Event"
        options={shapes.map((one) => ({ value: one.type, label: one.type }))}
        value={type}
        onChange={setType}
      />
      <EventForm key={type} shape={shape} onSend={(event) => void lab.take({ kind: "send", actor, event })} />
    </section>
  );
}
