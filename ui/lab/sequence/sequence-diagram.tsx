import { useMemo, type ReactElement } from "react";
import type { ActorName, ActorPicture, Sighting } from "../trace/sighting.ts";
import { toSequence, type Message } from "./messages.ts";
import * as styles from "./sequence-diagram.css.ts";

interface SequenceDiagramProps {
  readonly sightings: readonly Sighting[];
  readonly actors: ReadonlyMap<ActorName, ActorPicture>;
}

/** Pixels between two lifelines, of a message, and of the names above. */
const COLUMN = 128;
const ROW = 30;
const HEAD = 34;
/** How many messages are drawn: the newest. */
const MAX_DRAWN = 500;

/** Who sent what to whom, the newest at the bottom, where the view stays. */
export function SequenceDiagram({ sightings, actors }: SequenceDiagramProps): ReactElement {
  const { participants, messages } = useMemo(() => toSequence(sightings, actors), [sightings, actors]);
  const drawn = messages.slice(-MAX_DRAWN);
  if (drawn.length === 0) return <p className={styles.empty}>No message was sent yet.</p>;
  const left = (name: string): number => COLUMN * (participants.indexOf(name) + 0.5);
  const width = COLUMN * participants.length;
  const height = ROW * (drawn.length + 1);
  return (
    <div className={styles.window} tabIndex={0} role="region" aria-label="Sequence of messages">
      <div className={styles.sheet}>
        <svg className={styles.names} width={width} height={HEAD} aria-hidden="true">
          {participants.map((name) => (
            <text key={name} className={styles.name} x={left(name)} y={22}>
              {name}
            </text>
          ))}
        </svg>
        <svg width={width} height={height} role="list" aria-label="Messages">
          <marker
            id="message"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" className={styles.head} />
          </marker>
          {participants.map((name) => (
            <line key={name} className={styles.life} x1={left(name)} x2={left(name)} y1={0} y2={height} />
          ))}
          {drawn.map((message, index) => (
            <MessageArrow
              key={messages.length - drawn.length + index}
              message={message}
              from={left(message.from)}
              to={left(message.to)}
              y={ROW * (index + 1)}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

interface MessageArrowProps {
  readonly message: Message;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

function MessageArrow({ message, from, to, y }: MessageArrowProps): ReactElement {
  const { text } = message;
  const isOwn = from === to;
  // The words stand at the sender, so that they are in sight with it.
  const path = isOwn ? `M${from} ${y - 8}h28v10h-26` : `M${from} ${y}H${to + (from < to ? -2 : 2)}`;
  return (
    <g role="listitem" aria-label={`${message.from} to ${message.to}: ${text}`}>
      <path className={styles.line} d={path} />
      <text
        className={isOwn ? styles.ownWords : styles.words}
        x={isOwn ? from + 34 : from + ((from < to ? 1 : -1) * COLUMN) / 2}
        y={isOwn ? y + 1 : y - 5}
      >
        {text}
      </text>
    </g>
  );
}
