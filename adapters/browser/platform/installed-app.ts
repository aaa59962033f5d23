/** Whether the page runs as an installed app; iOS says so in a way of its own (INSTALL-1). */
export function isInstalledApp(): boolean {
  return matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;
}
