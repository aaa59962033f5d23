import { commandRefusal, readCommandLine } from "#adapters/server/config/command-line.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { DEFAULT_TICKET_TIME, TICKET_TIMES, type TicketTime } from "#core/order/ticket/ticket-time.ts";
import { CODE_PAGES, type CodePage, PAPER_COLUMNS, type PaperColumns } from "./encode-ticket.ts";
import { printerAddress, type PrinterAddress } from "./printer.ts";

/** How the command is called. */
export const PRINT_USAGE = `npm run print -- --server URL --printer PRINTER [flags]

  --server URL           the address of the back office, such as https://diner.example.com
  --printer PRINTER      HOST or HOST:PORT of a network printer (9100), the path of a device, or - for standard output
  --location NAME        only orders of this location (all that the account may see)
  --organization NAME    where the account works in several
  --when ${TICKET_TIMES.join("|")}  when an order is printed (${DEFAULT_TICKET_TIME})
  --code-page ${Object.keys(CODE_PAGES).join("|")}  how the printer writes ă â î ș ț (cp852)
  --columns ${PAPER_COLUMNS.join("|")}  letters in a line of the paper (48)

The account is the email in PRINT_EMAIL and the password in PRINT_PASSWORD; what is missing is asked for.
Where the account has a second factor, PRINT_FACTOR_KEY is the key that its authenticator was given.`;

/** What the command line asks for. */
export interface PrintCall {
  readonly server: string;
  readonly printer: PrinterAddress;
  readonly location: string | null;
  readonly organization: string | null;
  readonly when: TicketTime;
  readonly codePage: CodePage;
  readonly columns: PaperColumns;
}

const FLAGS = {
  server: { type: "string" },
  printer: { type: "string" },
  location: { type: "string" },
  organization: { type: "string" },
  when: { type: "string" },
  "code-page": { type: "string" },
  columns: { type: "string" },
} as const;

/** Reads the command line; refuses with every problem and the usage. */
export function readPrintCall(args: readonly string[]): Result<PrintCall, string> {
  const parsed = readCommandLine(args, { flags: FLAGS, takesFiles: false, usage: PRINT_USAGE });
  if (!parsed.ok) return parsed;
  const { location = null, organization = null, ...given } = parsed.value.values;
  const server = URL.parse(given.server ?? "");
  const printer = printerAddress(given.printer ?? "");
  const when = TICKET_TIMES.find((one) => one === (given.when ?? DEFAULT_TICKET_TIME));
  const codePage = codePageNamed(given["code-page"] ?? "cp852");
  const columns = PAPER_COLUMNS.find((one) => String(one) === (given.columns ?? "48"));
  if (server?.protocol.startsWith("http") === true && printer !== null && when && codePage && columns)
    return ok({ server: server.origin, printer, location, organization, when, codePage, columns });
  const problems = [
    server?.protocol.startsWith("http") === true ? [] : ["--server is an address with http:// or https://"],
    printer === null ? ["--printer is HOST, HOST:PORT, the path of a device, or -"] : [],
    when === undefined ? [`--when is one of ${TICKET_TIMES.join(", ")}`] : [],
    codePage === undefined ? [`--code-page is one of ${Object.keys(CODE_PAGES).join(", ")}`] : [],
    columns === undefined ? [`--columns is one of ${PAPER_COLUMNS.join(", ")}`] : [],
  ].flat();
  return err(commandRefusal(problems, PRINT_USAGE));
}

function codePageNamed(text: string): CodePage | undefined {
  return Object.values(CODE_PAGES).find((page) => page === text);
}
