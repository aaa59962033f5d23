import { ulid } from "ulid";
import { encodeTicket } from "../print/encode-ticket.ts";
import { createOfficeClient } from "../print/office-client.ts";
import { PRINT_USAGE, readPrintCall } from "../print/print-flags.ts";
import { printTickets } from "../print/print-tickets.ts";
import { connectPrinter } from "../print/printer.ts";
import { askAtTerminal } from "../setup/terminal.ts";
import { runWithoutSettings } from "./command.ts";

// npm run print -- --server URL --printer PRINTER [flags]
await runWithoutSettings(PRINT_USAGE, async () => {
  const call = readPrintCall(process.argv.slice(2));
  if (!call.ok) throw new Error(call.error);
  const { server, organization, printer, codePage, columns, when, location } = call.value;
  const email = await secret("PRINT_EMAIL", "Email", false);
  const password = await secret("PRINT_PASSWORD", "Password", true);
  const factorKey = process.env["PRINT_FACTOR_KEY"]?.replaceAll(/\s/gu, "") || null;
  const client = createOfficeClient({ server, organization, email, password, factorKey }, () => Date.now());
  await client.signIn();
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  const deps = {
    client,
    ids: { ulid: () => ulid() },
    connectPrinter: () => connectPrinter(printer, process.stdout),
    encode: (ticket: Parameters<typeof encodeTicket>[0]) => encodeTicket(ticket, { codePage, columns }),
    when,
    location,
    say: (line: string) => void process.stderr.write(`${line}\n`),
  };
  await printTickets(deps, stop.signal);
});

// From the environment, else asked for: an argument would show in the list of processes.
async function secret(name: string, text: string, isSecret: boolean): Promise<string> {
  const given = process.env[name];
  if (given !== undefined && given !== "") return given;
  if (!process.stdin.isTTY) throw new Error(`${name} is not set`);
  const prompt = {
    text,
    byDefault: null,
    secret: isSecret,
    problemOf: (typed: string) => (typed === "" ? "Type it" : null),
  };
  const typed = await askAtTerminal(process.stdin, process.stderr)(prompt);
  if (typed === null) throw new Error(`${name} is not set`);
  return typed;
}
