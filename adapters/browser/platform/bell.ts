const RING_SECONDS = 1.2;
const PAUSE_SECONDS = 0.6;
const STRIKES = [
  { at: 0, hertz: 880 },
  { at: 0.3, hertz: 1174.66 },
] as const;

/** One stroke of the bell and the pause after it. */
export function bellOf(context: AudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.ceil(rate * (RING_SECONDS + PAUSE_SECONDS)), rate);
  const samples = buffer.getChannelData(0);
  for (const { at, hertz } of STRIKES) {
    const start = Math.floor(at * rate);
    for (let index = 0; start + index < rate * RING_SECONDS; index += 1) {
      const time = index / rate;
      const held = samples[start + index] ?? 0;
      samples[start + index] = held + 0.5 * Math.exp(-4 * time) * Math.sin(2 * Math.PI * hertz * time);
    }
  }
  return buffer;
}
