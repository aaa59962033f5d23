import type { ReactElement } from "react";
import { COURIER_ROLE } from "#core/account/employee.ts";
import type { OpenInvitation } from "#core/account/staff/invitation.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";

interface JoinedProps {
  readonly invitation: OpenInvitation;
}

/** Says that somebody joined, and leads to the work. */
export function Joined({ invitation: { organizationName, role } }: JoinedProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.staff.invitation;
  const isCourier = role === COURIER_ROLE;
  return (
    <>
      <Banner tone="success" role="status">
        {words.done({ organization: organizationName })}
      </Banner>
      <ScopedLink
        to={isCourier ? "/runs" : "/operations"}
        className={buttonStyle({ color: "accent", fullWidth: true })}
      >
        {isCourier ? words.openRuns() : words.open()}
      </ScopedLink>
    </>
  );
}
