import type { ReactElement } from "react";
import * as styles from "./hero-scene.css.ts";
import { PhoneMock } from "./phone-mock.tsx";
import { TicketMock } from "./ticket-mock.tsx";

/** An order on its way: the guest's phone and the ticket in the kitchen. Decorative: the text next to it says the same. */
export function HeroScene(): ReactElement {
  return (
    <div className={styles.scene} aria-hidden="true">
      <img src="/pictures/1f354.webp" alt="" width={160} height={160} className={styles.burger} />
      <div className={styles.phone}>
        <PhoneMock />
      </div>
      <div className={styles.ticket}>
        <TicketMock />
      </div>
    </div>
  );
}
