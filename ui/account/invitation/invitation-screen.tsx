import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { createInvitation } from "#core/app/screen/account/create-invitation.ts";
import { invitationStep, type OpenInvitation } from "#core/account/staff/invitation.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { MailIcon } from "#ui/design/icons/settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { AuthCard } from "../auth/auth-card.tsx";
import * as styles from "../auth/auth-card.css.ts";
import { InvitedForm } from "./invited-form.tsx";
import { JoinForm } from "./join-form.tsx";

/** What the link of an invitation leads to: an account is made, signed in to, or joins (STAFF-8). */
export default function InvitationScreen(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.staff.invitation;
  const token = new URLSearchParams(useLocation().search).get("token") ?? "";
  const actor = useScreenActor((app) => createInvitation(app, token));
  const invitation = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  if (error !== null)
    return (
      <AuthCard
        title={error.tag === "Invalid" ? words.goneTitle() : words.title()}
        icon={<MailIcon size={28} />}
      >
        {error.tag === "Invalid" ? (
          <p>{words.goneText()}</p>
        ) : (
          <>
            <Banner tone="danger" role="alert">
              {errorText(i18n, error.key)}
            </Banner>
            <Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>
          </>
        )}
      </AuthCard>
    );
  return (
    <AuthCard
      title={words.title()}
      subtitle={
        invitation === null
          ? undefined
          : words.text({
              organization: invitation.organizationName,
              role: t.organization.role[invitation.role](),
            })
      }
      icon={<MailIcon size={28} />}
    >
      {invitation === null ? (
        <SkeletonList label={words.loading()} count={1} />
      ) : (
        <NextStep token={token} invitation={invitation} />
      )}
    </AuthCard>
  );
}

interface NextStepProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
}

function NextStep({ token, invitation }: NextStepProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.staff.invitation;
  const { auth } = useActors();
  const own = useSelected(auth, selectUser)?.email ?? null;
  const { email } = invitation;
  // An account that this page makes is signed in before it says that it joined.
  if (!invitation.hasAccount && (own === null || own === email))
    return <InvitedForm token={token} invitation={invitation} />;
  switch (invitationStep(invitation, own)) {
    case "join":
      return <JoinForm token={token} invitation={invitation} />;
    case "otherAccount":
      return (
        <>
          <p>{words.otherText({ email, own: own ?? "" })}</p>
          <ScopedLink to="/logout" className={buttonStyle({ fullWidth: true })}>
            {words.signOut()}
          </ScopedLink>
        </>
      );
    default: {
      const back = encodeURIComponent(`/invitation?token=${encodeURIComponent(token)}`);
      return (
        <div className={styles.form}>
          <p>{words.signInText({ email })}</p>
          <ScopedLink
            to={`/login?redirect=${back}`}
            className={buttonStyle({ color: "accent", fullWidth: true })}
          >
            {words.signIn()}
          </ScopedLink>
        </div>
      );
    }
  }
}
