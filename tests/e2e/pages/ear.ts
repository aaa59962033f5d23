import type { Page } from "@playwright/test";

// A bell that is meant to be heard; its echo at the end of a ring is a hundredth of it.
const AUDIBLE = 0.05;

/**
 * Listens to what a page sends to its loudspeaker: an analyser stands before the destination of every sound. The page
 * plays as ever; nothing of it is replaced.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ears: AnalyserNode[] = [];
    Object.assign(globalThis, { ears });
    const connect = AudioNode.prototype.connect;
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, target: AudioNode | AudioParam, ...rest: unknown[]): unknown {
        if (!(target instanceof AudioDestinationNode)) return Reflect.apply(connect, this, [target, ...rest]);
        const ear = new AnalyserNode(this.context, { fftSize: 2048 });
        ears.push(ear);
        Reflect.apply(connect, this, [ear]);
        return Reflect.apply(connect, ear, [target]);
      },
    });
  });
}

/** Waits until the page is heard; the answer is when, in milliseconds of this machine. */
export async function heardAt(page: Page): Promise<number> {
  const heard = await page.waitForFunction((audible) => {
    const ears: readonly AnalyserNode[] = Reflect.get(globalThis, "ears");
    const isHeard = ears.some((ear) => {
      const samples = new Float32Array(ear.fftSize);
      ear.getFloatTimeDomainData(samples);
      return samples.some((sample) => Math.abs(sample) > audible);
    });
    return isHeard ? Date.now() : null;
  }, AUDIBLE);
  return Number(await heard.jsonValue());
}

/** Waits until nothing has been heard from the page for as long as its bell pauses. */
export async function isSilent(page: Page): Promise<void> {
  await page.waitForFunction((audible) => {
    const ears: readonly AnalyserNode[] = Reflect.get(globalThis, "ears");
    const isHeard = ears.some((ear) => {
      const samples = new Float32Array(ear.fftSize);
      ear.getFloatTimeDomainData(samples);
      return samples.some((sample) => Math.abs(sample) > audible);
    });
    const since = isHeard ? null : (Reflect.get(globalThis, "silentSince") ?? Date.now());
    Reflect.set(globalThis, "silentSince", since);
    return since !== null && Date.now() - since > 2500;
  }, AUDIBLE);
}
