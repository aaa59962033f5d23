import type { ServerConfig } from "#adapters/server/config/config.ts";

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

/** Tells where the server is, and in a demo what there is to see and who can sign in. */
export function announce({ publicUrl, demo }: ServerConfig): void {
  print(`\nDiner is on ${publicUrl}`);
  if (!demo) return;
  print("\n  Shops");
  DEMO_SHOPS.forEach((slug) => print(`    ${publicUrl}/shops/${slug}/menu`));
  print(`  Staff\n    ${publicUrl}/operations\n  Mails and text messages\n    ${publicUrl}/dev/outbox`);
  print("\n  Sign in with the password parola-demo-2026 as");
  DEMO_PEOPLE.forEach(([email = "", who = ""]) => print(`    ${email.padEnd(22)} ${who}`));
  print("");
}
