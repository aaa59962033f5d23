import type { launch as ro } from "#ui/i18n/ro/office/setting/launch.ts";
import type { Translation } from "#ui/i18n/wording.ts";

/** A new shop on its way to the public. */
export const launch: Translation<typeof ro> = {
  tile: "First steps and publishing",
  tileText: "What is missing until the first order",
  title: "First steps: {shop|isolate}",
  done: "{done:number} of {all:number} steps done",
  published: "Published",
  unpublished: "Not published",
  publishedText: "Customers see the shop and can order.",
  unpublishedText:
    "Customers only see that you open soon. Your staff sees the shop as they will, and can place test orders.",
  preview: "See the shop",
  publish: "Publish the shop",
  unpublish: "Unpublish the shop",
  stepDone: "Done",
  stepOpen: "To do",
  bar: "{shop|isolate} is not published: {done:number} of {all:number} steps done.",
  barLink: "First steps",
  failed: "We could not read what is left to do",
  lacking: "Missing at: {places|isolate}",
  deleteTests: "Delete finished test orders ({n:number})",
  steps: {
    hours: {
      name: "Opening hours",
      text: "When people can order, for each method.",
      action: "Set the hours",
    },
    zones: { name: "Delivery zones", text: "Where you deliver, and the fees.", action: "Draw the zones" },
    menu: {
      name: "Menu",
      text: "{n:number|count} {{published product|published products}}",
      action: "Edit the menu",
    },
    staff: { name: "Staff", text: "Who takes orders with you.", action: "Invite somebody" },
    sound: {
      name: "Alarm",
      text: "It rings for every new order. Hear it on this device.",
      action: "Ring the alarm",
    },
    test: {
      name: "A test order",
      text: "Place an order, prepare it and complete it. It counts for nothing.",
      action: "Test order",
    },
    publish: { name: "Publishing", text: "Customers see the shop." },
  },
};
