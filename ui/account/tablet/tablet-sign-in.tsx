import { useId, type ReactElement } from "react";
import { createTabletPlace } from "#core/app/screen/account/create-tablet.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { PersonSwitch } from "./person-switch.tsx";
import * as styles from "./person-switch.css.ts";

/** On a shared tablet signing in begins with a name; elsewhere there is nothing here. */
export function TabletSignIn(): ReactElement | null {
  const id = useId();
  const actor = useScreenActor(createTabletPlace);
  const place = useSelected(actor, selectAnswer)?.place ?? null;
  if (place === null || place.people.length === 0) return null;
  return (
    <section className={styles.signIn} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <bdi>{place.locationName}</bdi>
      </h2>
      <PersonSwitch place={place} />
    </section>
  );
}
