/** Web push, to staff and to customers. */
export const push = {
  label: "Notifications on this device",
  arrivals: "New orders show up even when the screen is closed.",
  own: "We tell you when the order is accepted, ready or on its way.",
  missing: "This browser takes no notifications. On iPhone and iPad add the page to the home screen first.",
  denied: "Notifications are blocked. Allow them in the browser’s settings.",
  failed: "It could not be changed. Try again.",
};
