import type { messages as ro } from "#ui/i18n/ro/office/setting/messages.ts";
import type { Translation } from "#ui/i18n/wording.ts";

/** What an organization told by mail, SMS and push. */
export const messages: Translation<typeof ro> = {
  title: "Messages sent",
  tileText: "Mails, SMS and push: what went out and what did not",
  intro: "The latest messages of the organization, a week at most. Addresses are partly hidden.",
  failedToday: "{n:number|count} {{message|messages}} of the last 24 hours did not go out",
  failedTodayText: "Check that the mail or SMS provider works, then send again.",
  onlyFailed: "Only those that did not go out",
  failedTitle: "We could not load the messages",
  emptyTitle: "No messages",
  emptyText: "Messages about orders appear here.",
  show: "See the messages",
  sendAgain: "Send again",
  attempts: "({n:number|count} {{attempt|attempts}})",
  previews: "What the mails look like",
  previewsText: "The very texts that customers get, with a sample order.",
  language: "Language",
  channels: {
    email: "Mail",
    sms: "SMS",
    push: "Push",
  },
  states: {
    waiting: "Waiting",
    sent: "Sent",
    failed: "Not sent",
  },
  failures: {
    late: "Nobody took it in time.",
    refused: "The address was refused.",
    unreachable: "The provider did not answer.",
    other: "The provider answered with an error.",
  },
  languages: {
    ro: "Romanian",
    en: "English",
  },
  kinds: {
    order_placed: "Order received",
    order_accepted: "Order accepted",
    order_delayed: "Order delayed",
    order_change_proposed: "Change proposed",
    order_ready: "Order ready",
    order_dispatched: "Order on its way",
    order_rejected: "Order rejected",
    order_cancelled: "Order cancelled",
    order_fulfilled: "Order completed",
    complaint_resolved: "Answer to a complaint",
    order_unanswered: "Unanswered order",
    order_arrived: "New order, for staff",
    courier_link: "Link for the courier",
    screens_away: "No screen on",
    other: "Another message",
  },
};
