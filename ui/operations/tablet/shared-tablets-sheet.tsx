import { useRef, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import type { SharedTablet } from "#core/account/tablet/tablet.ports.ts";
import type { TabletListActor } from "#core/account/tablet/tablet-list.machine.ts";
import { workplaceName, type Workplace } from "#core/account/workplace.ts";
import {
  createTabletList,
  createTabletRevocation,
  createTabletSharing,
} from "#core/app/screen/account/create-tablet.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";
import * as styles from "./tablet.css.ts";

interface SharedTabletsSheetProps {
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Which browsers are shared tablets of the manager's locations, and whether this one shall be (ACCOUNT-24). */
export function SharedTabletsSheet({ isOpen, layer, onClose }: SharedTabletsSheetProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.tablet;
  const { user, organization, workplaces } = useOffice();
  const list = useScreenActor(createTabletList);
  const tablets = useSelected(list, selectAnswer);
  const managed = workplaces.filter(({ location }) =>
    mayUser(user, user.selectedOrganizationId, "tablets.share", location.id),
  );
  const nameOf = (workplace: Workplace): string =>
    organization === null ? workplace.location.name : workplaceName(workplace, organization);
  const placeOf = ({ locationId }: SharedTablet): Workplace | undefined =>
    managed.find(({ location }) => location.id === locationId);
  const body = useRef<HTMLDivElement>(null);
  const focusBody = (): void => body.current?.focus();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size="md"
      title={words.tablets()}
      closeLabel={t.common.close()}
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        <p className={styles.hint}>{words.tabletsText()}</p>
        {tablets === null ? (
          <SkeletonList label={t.common.loading()} count={2} />
        ) : (
          <ul className={styles.list} aria-label={words.tablets()}>
            {tablets.map((tablet) => {
              const workplace = placeOf(tablet);
              if (workplace === undefined) return null;
              return (
                <TabletRow
                  key={tablet.id}
                  tablet={tablet}
                  list={list}
                  onChanged={focusBody}
                  workplace={workplace}
                  name={nameOf(workplace)}
                />
              );
            })}
          </ul>
        )}
        {tablets !== null && <p className={styles.place}>{words.shareThis()}</p>}
        {tablets !== null &&
          managed.map((workplace) => (
            <ShareButton
              key={workplace.location.id}
              onChanged={focusBody}
              list={list}
              workplace={workplace}
              name={nameOf(workplace)}
            />
          ))}
      </div>
    </Dialog>
  );
}

interface PlaceProps {
  /** The pressed button was disabled meanwhile, or is gone, and the focus with it. */
  readonly onChanged: () => void;
  readonly list: TabletListActor;
  readonly workplace: Workplace;
  readonly name: string;
}

interface TabletRowProps extends PlaceProps {
  readonly tablet: SharedTablet;
}

function TabletRow({ tablet, list, workplace, name, onChanged }: TabletRowProps): ReactElement {
  const { t, format } = useI18n();
  const form = useForm((app) => {
    const actor = createTabletRevocation(app, list, tablet.id);
    actor.on("*", onChanged);
    return actor;
  });
  const { timezone } = workplace;
  const used = `${format.date(tablet.usedAt, timezone)} ${format.time(tablet.usedAt, timezone)}`;
  return (
    <li className={styles.row}>
      <span>
        <span className={styles.place}>
          <bdi>{name}</bdi>
          {tablet.isThis && ` · ${t.operations.tablet.thisOne()}`}
        </span>
        <span className={styles.used}>{t.operations.tablet.used({ at: used })}</span>
      </span>
      <Button size="md" look="soft" loading={form.isBusy} onPress={form.submit}>
        {t.operations.tablet.revoke()}
      </Button>
    </li>
  );
}

function ShareButton({ list, workplace, name, onChanged }: PlaceProps): ReactElement {
  const { t } = useI18n();
  const form = useForm((app) => {
    const actor = createTabletSharing(app, list, workplace.location.id);
    actor.on("*", onChanged);
    return actor;
  });
  return (
    <Button
      size="md"
      look="outline"
      aria-label={t.operations.tablet.share({ place: name })}
      loading={form.isBusy}
      onPress={form.submit}
    >
      {name}
    </Button>
  );
}
