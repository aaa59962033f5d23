import { useId, type ReactElement, type ReactNode } from "react";
import { blockersAt, type CheckoutSectionName } from "#core/checkout/checkout-section-of.ts";
import { blockerId } from "#core/checkout/blocker.ts";
import { selectBlockers, type CheckoutActor } from "#core/checkout/checkout.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { BlockerNote } from "../blocker-note.tsx";
import * as styles from "./checkout-section.css.ts";
import { useSectionFocus } from "../section-focus.tsx";

interface CheckoutSectionProps {
  readonly actor: CheckoutActor;
  readonly title: string;
  /** The blockers that are fixed in this section. */
  readonly places?: readonly CheckoutSectionName[] | undefined;
  readonly children: ReactNode;
}

/** One section of checkout with its heading and the blockers that can be fixed in it. */
export function CheckoutSection({ actor, title, places = [], children }: CheckoutSectionProps): ReactElement {
  const id = useId();
  const { keep } = useSectionFocus();
  const blockers = useSelected(actor, selectBlockers);
  const mine = places.flatMap((place) => blockersAt(blockers, place));
  return (
    <section ref={keep(places)} aria-labelledby={id} className={styles.section} tabIndex={-1}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {mine.map((blocker) => (
        <BlockerNote key={blockerId(blocker)} blocker={blocker} />
      ))}
      {children}
    </section>
  );
}
