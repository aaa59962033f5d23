import { hostModeOf } from "#core/shop/shop-from-host.ts";
import type { ServerServices } from "./services.ts";

/** What telling where a server is needs of it. */
export type AnnounceDeps = Pick<ServerServices, "config" | "directory">;

const DEMO_SHOPS = ["bistro-nord", "pizza-nord", "zen"];
const DEMO_PEOPLE = [
  ["ana@example.com", "customer with a verified phone, 500 points and two addresses"],
  ["mihai@example.com", "customer whose phone is not verified"],
  ["staff@example.com", "employee of Bistro Nord"],
  ["manager@example.com", "manager of both organizations"],
  ["owner@example.com", "owner of Zen Kitchen"],
  ["admin@example.com", "admin"],
];

/** Writes a line for the person at the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Tells where the server is, and in a demo what there is to see and who can sign in; what to set where nothing is served
 * at the address that people type.
 */
export async function announce(deps: AnnounceDeps): Promise<void> {
  const { publicUrl, demo } = deps.config;
  print(`\nDiner is on ${publicUrl}`);
  const missing = await missingHost(deps);
  if (missing !== null) print(missing);
  if (!demo) return;
  print("\n  Shops");
  DEMO_SHOPS.forEach((slug) => print(`    ${publicUrl}/shops/${slug}/menu`));
  print(`  Staff\n    ${publicUrl}/operations\n  Mails and text messages\n    ${publicUrl}/dev/outbox`);
  print("\n  Sign in with the password parola-demo-2026 as");
  DEMO_PEOPLE.forEach(([email = "", who = ""]) => print(`    ${email.padEnd(22)} ${who}`));
  print("");
}

/** One sentence that says which setting is missing where PUBLIC_URL names a host that serves nothing; else null. */
export async function missingHost({ config, directory }: AnnounceDeps): Promise<string | null> {
  const { hostname } = new URL(config.publicUrl);
  const mode = hostModeOf(hostname, config);
  if (mode.kind === "diner" || (await directory.ofHost(mode)) !== null) return null;
  const [first, ...rest] = hostname.split(".");
  const baseHost = first === "diner" && rest.length > 0 ? `BASE_HOST=${rest.join(".")} or ` : "";
  return `Nothing is served at ${hostname}, which PUBLIC_URL names: set ${baseHost}DINER_HOSTS=${hostname}, or make it a shop's own domain.`;
}
