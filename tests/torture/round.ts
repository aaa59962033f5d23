import { gatherCrowd, type CrowdPlan } from "./crowd.ts";
import type { Random } from "./random.ts";
import { startSite, type Site, type SiteOptions } from "./site.ts";
import { createRoundRecord, type RoundRecord } from "./round-record.ts";
import { verify, type Verdict } from "./verify.ts";

/** What a fault may use. */
export interface Torture {
  /** The server that most faults happen to. */
  readonly site: Site;
  readonly random: Random;
  /** How long the whole run is, by which long faults are scaled. */
  readonly minutes: number;
  /** How many times as long as its line something may take, where other work shares the machine. */
  readonly slack: number;
}

/** A fault, what is done to it and how it ended. */
export interface Fault {
  readonly name: string;
  /** How often it happens while time is left after every fault happened once; 0 is once. */
  readonly weight: number;
  /** Longest p95 from the fault, or its end, to the next acknowledged order, in milliseconds; null where nothing stops. */
  readonly recoveryLine: number | null;
  /** Why it cannot be done here; null when it can. */
  obstacle?(): Promise<string | null>;
  run(torture: Torture): Promise<RoundOutcome>;
}

/** What a round showed. */
export interface RoundOutcome extends Verdict {
  readonly recoveryMs: number | null;
  readonly failures: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  /** A figure of this fault alone, in words; empty when there is none. */
  readonly note: string;
}

/** What the disturbance of a round found. */
export interface Disturbed {
  readonly recoveryMs: number | null;
  readonly note: string;
}

const WARM_ORDERS = 4;

/** Sends a crowd to a site, disturbs it, lets everybody leave and verifies the answers they got. */
export async function runRound(
  { random }: Torture,
  site: Site,
  plan: CrowdPlan,
  disturb: (record: RoundRecord) => Promise<Disturbed>,
): Promise<RoundOutcome> {
  const record = createRoundRecord();
  const crowd = await gatherCrowd(site, record, random, plan);
  let disturbed: Disturbed;
  try {
    await record.acknowledged(WARM_ORDERS + random.below(WARM_ORDERS));
    disturbed = await disturb(record);
  } finally {
    await crowd.goHome();
  }
  const verdict = await verify(site.owner, crowd.userIds, record);
  return { ...verdict, ...disturbed, failures: record.failures, slowestMs: record.slowestMs };
}

/** A round on a site that is opened for it and closed after it. */
export async function runRoundOfItsOwn(
  torture: Torture,
  options: SiteOptions,
  plan: CrowdPlan,
  disturb: (record: RoundRecord, site: Site) => Promise<Disturbed>,
): Promise<RoundOutcome> {
  const site = await startSite(options);
  try {
    return await runRound(torture, site, plan, (record) => disturb(record, site));
  } finally {
    await site.close();
  }
}

/** Milliseconds from `began` until another order is acknowledged; from then on every call has to be answered again. */
export async function recoveryFrom(began: number, record: RoundRecord): Promise<number> {
  await record.acknowledged(1);
  record.expectAnswers();
  return performance.now() - began;
}
