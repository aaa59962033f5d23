import { ABSENCE_MS } from "#core/order/lifecycle/absence.ts";
import type { Notice } from "#core/app/page.ts";
import { leadNoticeText } from "./lead-notice-text.ts";
import { orderNoticeText } from "./order-notice-text.ts";
import type { ServerI18n } from "./server-locales.ts";

/** The text of a mail or short message; a short message has no subject. */
export interface NotificationText {
  readonly subject: string;
  readonly text: string;
}

/** The words of a mail or short message. */
export function notificationText(i18n: ServerI18n, notice: Notice): NotificationText {
  const words = i18n.mail.accountMessages;
  switch (notice.kind) {
    case "phone_code":
      return { subject: words.phoneCodeSubject(), text: words.phoneCode({ code: notice.code }) };
    case "password_reset":
      return { subject: words.resetSubject(), text: words.reset({ link: notice.link }) };
    case "staff_invitation": {
      const { organization, inviter, link } = notice;
      const named = { organization, inviter };
      return { subject: words.invitationSubject(named), text: words.invitation({ ...named, link }) };
    }
    case "factor_added":
      return { subject: words.factorAddedSubject(), text: words.factorAdded() };
    case "factor_removed": {
      const text = notice.by === null ? words.factorRemoved() : words.factorReset({ by: notice.by });
      return { subject: words.factorRemovedSubject(), text };
    }
    case "passkey_added": {
      const { name, host } = notice;
      return { subject: words.passkeyAddedSubject(), text: words.passkeyAdded({ name, host }) };
    }
    case "passkey_removed": {
      const { name, host } = notice;
      return { subject: words.passkeyRemovedSubject(), text: words.passkeyRemoved({ name, host }) };
    }
    case "screens_away": {
      const { subject, text, paused } = i18n.mail.absenceMessages;
      const names = { shop: notice.shop.name, location: notice.locationName };
      const told = text({ ...names, minutes: ABSENCE_MS / 60_000 });
      return { subject: subject(names), text: notice.isPaused ? `${told} ${paused()}` : told };
    }
    case "courier_link": {
      const { shop, number, link } = notice;
      const courier = i18n.mail.courierMessages;
      return { subject: courier.linkSubject({ number }), text: courier.link({ shop, number, link }) };
    }
    case "lead":
      return leadNoticeText(i18n, notice);
    case "order_arrived": {
      const { number, locationName } = notice;
      const arrival = i18n.mail.arrivalMessages;
      const method = i18n.mail.arrivalMessages[notice.fulfillmentMethod]();
      return { subject: arrival.subject({ number }), text: arrival.text({ method, location: locationName }) };
    }
    default:
      return orderNoticeText(i18n, notice);
  }
}
