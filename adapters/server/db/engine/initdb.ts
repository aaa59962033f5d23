import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { OWNER_ROLE } from "../connection.ts";
import { identityOf, type Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";

/** Which PostgreSQL makes the files of a cluster, and whose they are; null is the user of this process. */
export interface ClusterMaker {
  readonly binaries: Binaries;
  readonly account: Account | null;
}

// The locale of the builtin provider sorts and folds alike on every system and in every release.
const LOCALE = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
const ACCESS = [`--username=${OWNER_ROLE}`, "--auth-local=trust", "--auth-host=reject"];
const FORM = [...LOCALE, ...ACCESS];
// One call for the whole disk, where else each of a thousand files has its own. Only Linux has it.
const SYNC = process.platform === "linux" ? ["--sync-method=syncfs"] : [];

const run = promisify(execFile);

/** Makes a new cluster in an empty directory of the account; it may be on its way to the disk still. */
export async function initialize(maker: ClusterMaker, directory: string): Promise<void> {
  await initdb(maker, directory, ["--no-instructions", "--no-sync", ...FORM]);
}

/** Resolves once all of a cluster's files are on the disk. */
export async function writeThrough(maker: ClusterMaker, directory: string): Promise<void> {
  await initdb(maker, directory, ["--sync-only", ...SYNC]);
}

/** What says of two clusters that were made by one version of PostgreSQL whether either may stand for the other. */
export const CLUSTER_FORM: readonly string[] = [process.platform, process.arch, ...FORM];

async function initdb(
  { binaries, account }: ClusterMaker,
  directory: string,
  args: readonly string[],
): Promise<void> {
  await run(binaries.initdb, ["-D", directory, ...args], {
    ...identityOf(account),
    cwd: directory,
    env: { PATH: process.env["PATH"], LC_ALL: "C" },
  });
}
