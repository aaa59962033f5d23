import { execFile } from "node:child_process";
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

/** A system account without privileges; PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const OWN_ACCOUNT = "diner";
const FALLBACK_ACCOUNTS = ["postgres", "nobody"];
const run = promisify(execFile);

/**
 * The account that the engine runs under, or null when this process is no root and the engine runs as its
 * user. As root: `diner`, made when missing; where accounts cannot be made, one that exists anyway.
 */
export async function engineAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await findAccount(OWN_ACCOUNT);
  if (existing !== null) return existing;
  // Fails where there is no useradd, and when another start makes the account at the same moment.
  const options = [
    "--system",
    "--no-create-home",
    "--user-group",
    "--shell",
    "/usr/sbin/nologin",
    OWN_ACCOUNT,
  ];
  await run("useradd", options).catch(() => undefined);
  for (const name of [OWN_ACCOUNT, ...FALLBACK_ACCOUNTS]) {
    const account = await findAccount(name);
    if (account !== null) return account;
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and no account without privileges exists: " +
      "make one with `useradd --system diner`, or start the server as an ordinary user.",
  );
}

/** What a program is started with to run under the account; null is this user. */
export function identityOf(account: Account | null): { readonly uid?: number; readonly gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

/** Whether the account may read what lies in a directory, all its parents included; null is this user. */
export async function canReach(account: Account | null, path: string): Promise<boolean> {
  if (account === null) return true;
  const whole = await realpath(path).catch(() => null);
  if (whole === null) return false;
  for (let current = whole; ; current = dirname(current)) {
    const { uid, gid, mode } = await stat(current);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 0o1) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

/** The account that owns a path, or null when there is none or it is root's. */
export async function ownerOf(path: string): Promise<Account | null> {
  const found = await stat(path).catch(() => null);
  return found === null || found.uid === 0
    ? null
    : { name: `number ${found.uid}`, uid: found.uid, gid: found.gid };
}

async function findAccount(name: string): Promise<Account | null> {
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  const fields = accounts
    .split("\n")
    .map((line) => line.split(":"))
    .find((line) => line[0] === name);
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return Number.isInteger(uid) && Number.isInteger(gid) && uid !== 0 ? { name, uid, gid } : null;
}
