import type { ReactElement } from "react";
import { REQUIRED_ROLE } from "#core/account/employee.ts";
import type { StaffMember, StaffPlace } from "#core/account/staff/staff.ts";
import { workplaceName, workplacesOf } from "#core/account/workplace.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";
import * as styles from "./staff.css.ts";

interface StaffRowProps {
  readonly member: StaffMember;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly onResetFactor: () => void;
}

/** An employee: who it is, what and where, and what may be done about that. */
export function StaffRow({ member, onChange, onRemove, onResetFactor }: StaffRowProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.staff;
  const name = `${member.firstName} ${member.lastName}`.trim();
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {member.isSelf && <span className={styles.quiet}> · {words.you()}</span>}
        </p>
        <p className={styles.email}>
          {member.email}
          {member.hasFactor && (
            <>
              {" "}
              <Badge tone="success">{t.operations.factor.badge()}</Badge>
            </>
          )}
          {member.hasPasskey && (
            <>
              {" "}
              <Badge tone="success">{t.operations.factor.passkeyBadge()}</Badge>
            </>
          )}
        </p>
      </div>
      <PlaceText place={member} />
      <div className={styles.buttons}>
        <Button size="md" look="soft" aria-label={words.changeNamed({ name })} onPress={onChange}>
          {words.change()}
        </Button>
        {(member.hasFactor || member.hasPasskey) && !member.isSelf && (
          <Button
            size="md"
            look="outline"
            aria-label={t.operations.factor.resetNamed({ name })}
            onPress={onResetFactor}
          >
            {t.operations.factor.reset()}
          </Button>
        )}
        <Button size="md" look="outline" aria-label={words.removeNamed({ name })} onPress={onRemove}>
          {words.removeShort()}
        </Button>
      </div>
    </li>
  );
}

/** A role, and where. */
export function PlaceText({ place: { role, locationIds } }: { readonly place: StaffPlace }): ReactElement {
  const { t } = useI18n();
  const words = t.operations.staff;
  const { organization } = useOffice();
  const places = organization === null ? [] : workplacesOf({ organization, locationIds: locationIds ?? [] });
  return (
    <div className={styles.place}>
      <Badge tone={role === REQUIRED_ROLE ? "accent" : "neutral"}>{words.roles[role]()}</Badge>
      <span className={styles.quiet}>
        {locationIds === null || organization === null
          ? words.everywhere()
          : places.map((place) => workplaceName(place, organization)).join(", ")}
      </span>
    </div>
  );
}
