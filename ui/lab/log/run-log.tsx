import { memo, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { differences } from "../trace/difference.ts";
import type { Lab, LabState, StepRecord } from "../lab-store.ts";
import type { Plain } from "../trace/plain.ts";
import type { ActorPicture } from "../trace/sighting.ts";
import { clockText, stepText } from "./step-text.ts";
import * as styles from "./run-log.css.ts";

interface RunLogProps {
  readonly lab: Lab;
  readonly state: LabState;
}

/** Every step of the run, the last one first: what it changed in which actor. A press goes back to it. */
export function RunLog({ lab, state }: RunLogProps): ReactElement {
  const { records, run, taken } = state;
  const ahead = run.steps.slice(taken).map((step, index) => ({ step, number: taken + index + 1 }));
  return (
    <ol className={styles.log} aria-label="Steps of the run" reversed>
      {ahead.toReversed().map(({ step, number }) => (
        <li key={number} className={styles.ahead}>
          <Button bare className={styles.step} onPress={() => void lab.goTo(number)}>
            {number} {stepText(step)}
          </Button>
        </li>
      ))}
      {records
        .map((record, index) => ({ record, number: index + 1 }))
        .toReversed()
        .map(({ record, number }) => (
          <li key={number} className={styles.taken}>
            <Button bare className={styles.step} onPress={() => void lab.goTo(number)}>
              {number} {stepText(record.step)}
              <span className={styles.time}>{clockText(record.at)}</span>
            </Button>
            <Changes record={record} />
          </li>
        ))}
      {records.length === 0 && (
        <li className={styles.empty}>Nothing was done yet: send an event or let time pass.</li>
      )}
    </ol>
  );
}

const MAX_SHOWN = 8;

const Changes = memo(function Changes({ record }: { readonly record: StepRecord }): ReactElement {
  const changed = [...record.after.values()].flatMap((actor) => {
    const before = record.before.get(actor.name);
    return actor === before || actor.machine === null ? [] : [{ actor, before }];
  });
  return (
    <ul className={styles.changes}>
      {changed.map(({ actor, before }) => (
        <ActorChange key={actor.name} actor={actor} before={before} />
      ))}
    </ul>
  );
});

interface ActorChangeProps {
  readonly actor: ActorPicture;
  readonly before: ActorPicture | undefined;
}

function ActorChange({ actor, before }: ActorChangeProps): ReactElement {
  const left = (before?.states ?? []).filter((state) => !actor.states.includes(state));
  const entered = actor.states.filter((state) => before?.states.includes(state) !== true);
  const found = before === undefined ? [] : differences(before.context, actor.context);
  return (
    <li>
      <b>{actor.name}</b>
      {left.length + entered.length > 0 && (
        <span className={styles.move}>
          {` ${left.map(shortState).join(", ")} → ${entered.map(shortState).join(", ")}`}
        </span>
      )}
      <ul className={styles.differences}>
        {found.slice(0, MAX_SHOWN).map(({ path, before: was, after }) => (
          <li key={path}>
            {path}: <del className={styles.was}>{shortValue(was)}</del>{" "}
            <ins className={styles.is}>{shortValue(after)}</ins>
          </li>
        ))}
        {found.length > MAX_SHOWN && <li>{found.length - MAX_SHOWN} more</li>}
      </ul>
    </li>
  );
}

function shortState(state: string): string {
  return state.slice(state.indexOf(".") + 1);
}

const MAX_VALUE = 60;

function shortValue(value: Plain | undefined): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}
