import type { VisitorIdStorage } from "#core/account/visitor.ports.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { toId, type VisitorId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import type { Clock } from "#core/time/clock.ts";
import { choiceOf, isConsentCurrent, type Consent, type KeptConsent } from "./consent.ts";
import { consentMachine } from "./consent.machine.ts";
import type { ConsentPort, ConsentStorage, MeasurementIds, MeasurementPort } from "./consent.ports.ts";

interface ConsentWorld {
  readonly consents: ConsentPort;
  readonly consentStorage: ConsentStorage;
  readonly measurement: MeasurementPort;
  readonly visitorIds: VisitorIdStorage;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** What a page adds to the world. */
interface ConsentPage {
  /** Under what the page's shop is measured; null where the page is of no shop. */
  measuredAs(): MeasurementIds | null;
  reload(): void;
}

/** The machine with device and server behind it. */
export function connectConsent(world: ConsentWorld, page: ConsentPage): typeof consentMachine {
  const { consents, consentStorage: device, measurement, visitorIds, clock, ids } = world;
  const newVisitorId = (): VisitorId => toId<VisitorId>(ids.ulid().toLowerCase());

  async function keep(kept: KeptConsent, visitorId: VisitorId | null): Promise<KeptConsent> {
    await device.write(kept);
    await device.keepVisitor(kept.analytics ? visitorId : null);
    return kept;
  }
  async function adopt({ analytics, marketing, visitorId, at, texts = [] }: Consent): Promise<KeptConsent> {
    const choice = choiceOf({ analytics, marketing }, null, visitorIds.read() ?? visitorId, newVisitorId);
    return keep({ analytics, marketing, at, texts, untold: null }, choice.visitorId);
  }
  return consentMachine.provide({
    actors: {
      read: portActor(async () => {
        const kept = await device.read();
        return kept !== null && isConsentCurrent(kept, clock.now()) ? kept : null;
      }),
      load: portActor(async (_, signal) => {
        const consent = await consents.load(signal);
        return consent === null ? null : adopt(consent);
      }),
      keep: portActor(async ({ topics, texts, read }) => {
        const untold = choiceOf(topics, read, visitorIds.read(), newVisitorId);
        return keep({ ...topics, at: clock.now(), texts, untold }, untold.visitorId);
      }),
      apply: portActor(async (topics) => {
        const measured = page.measuredAs();
        if (measured !== null) await measurement.load(measured, topics);
        return measurement.forget(topics);
      }),
      tell: portActor(async ({ texts, untold }, signal) => {
        if (untold === null) return;
        await consents.save(untold, signal);
        const { analytics, marketing } = untold;
        await device.write({ analytics, marketing, at: clock.now(), texts, untold: null });
      }),
    },
    actions: { reload: () => page.reload() },
  });
}
