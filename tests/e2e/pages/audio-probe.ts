import type { Page } from "@playwright/test";

// Below the bell's loudness; its echo at the end of a ring is a hundredth of it.
const AUDIBLE_LEVEL = 0.05;

/**
 * Records what a page plays: an analyser node is put before the destination of every sound. Nothing of the page is
 * replaced.
 */
export async function probeAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const audioProbes: AnalyserNode[] = [];
    Object.assign(globalThis, { audioProbes });
    const connect = AudioNode.prototype.connect;
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, target: AudioNode | AudioParam, ...rest: unknown[]): unknown {
        if (!(target instanceof AudioDestinationNode)) return Reflect.apply(connect, this, [target, ...rest]);
        const probe = new AnalyserNode(this.context, { fftSize: 2048 });
        audioProbes.push(probe);
        Reflect.apply(connect, this, [probe]);
        return Reflect.apply(connect, probe, [target]);
      },
    });
  });
}

/** Waits until the page plays a sound; the time of it, in milliseconds of this machine. */
export async function nextSoundAt(page: Page): Promise<number> {
  const heard = await page.waitForFunction((audible) => {
    const probes: readonly AnalyserNode[] = Reflect.get(globalThis, "audioProbes");
    const isHeard = probes.some((probe) => {
      const samples = new Float32Array(probe.fftSize);
      probe.getFloatTimeDomainData(samples);
      return samples.some((sample) => Math.abs(sample) > audible);
    });
    return isHeard ? Date.now() : null;
  }, AUDIBLE_LEVEL);
  return Number(await heard.jsonValue());
}

/** Waits until the page has been silent for longer than the pause of its bell. */
export async function waitForSilence(page: Page): Promise<void> {
  await page.waitForFunction((audible) => {
    const probes: readonly AnalyserNode[] = Reflect.get(globalThis, "audioProbes");
    const isHeard = probes.some((probe) => {
      const samples = new Float32Array(probe.fftSize);
      probe.getFloatTimeDomainData(samples);
      return samples.some((sample) => Math.abs(sample) > audible);
    });
    const since = isHeard ? null : (Reflect.get(globalThis, "silentSince") ?? Date.now());
    Reflect.set(globalThis, "silentSince", since);
    return since !== null && Date.now() - since > 2500;
  }, AUDIBLE_LEVEL);
}
