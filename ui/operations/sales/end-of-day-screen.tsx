import { type ReactElement } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { mayUser } from "#core/account/permissions.ts";
import { workplaceName } from "#core/account/workplace.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { businessDayOf } from "#core/shop/business-day.ts";
import { isCalendarDate } from "#core/time/calendar-date.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { LocationSales } from "./location-sales.tsx";
import * as styles from "./sales.css.ts";

const DATE = "date";

/** What the locations on screen sold on a business day, by payment and courier, to be printed (BOARD-24). */
export default function EndOfDayScreen(): ReactElement {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const go = useGo();
  const { user, organization, workplaces, locationId } = useOffice();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const asked = new URLSearchParams(search).get(DATE) ?? "";
  const today = businessDayOf(now, OFFICE_TIMEZONE);
  const date = isCalendarDate(asked) && asked <= today ? asked : today;
  const shown = workplaces.filter(
    ({ location }) =>
      (locationId === null || location.id === locationId) &&
      mayUser(user, user.selectedOrganizationId, "dashboard.see", location.id),
  );
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <h1 className={office.title}>{t.sales.title()}</h1>
        <div className={styles.controls}>
          <TextField
            label={t.sales.day()}
            type="date"
            value={date}
            onChange={(chosen) => {
              if (isCalendarDate(chosen))
                go(`${pathname}?${new URLSearchParams({ [DATE]: chosen }).toString()}`, { replace: true });
            }}
          />
          <Button className={styles.print} color="white" onPress={() => window.print()}>
            {t.sales.print()}
          </Button>
        </div>
      </header>
      {organization !== null &&
        shown.map((workplace) => (
          <LocationSales
            key={workplace.location.id}
            workplace={workplace}
            name={workplaceName(workplace, organization)}
            date={date}
          />
        ))}
    </main>
  );
}
