import type { AlarmPort } from "#core/order/board/alarm.ports.ts";

const RING_SECONDS = 1.2;
const PAUSE_SECONDS = 0.6;
const STRIKES = [
  { at: 0, hertz: 880 },
  { at: 0.3, hertz: 1174.66 },
] as const;

/** The bell of the kitchen, synthesised, so that it rings without a network. */
export function createAlarm(createContext: () => AudioContext): AlarmPort {
  let context: AudioContext | null = null;
  let looping: AudioBufferSourceNode | null = null;

  const play = (loop: boolean): AudioBufferSourceNode | null => {
    if (context === null || context.state !== "running") return null;
    const source = context.createBufferSource();
    source.buffer = bellOf(context);
    // A looping buffer keeps ringing in a background tab, where timers are slowed down.
    source.loop = loop;
    source.connect(context.destination);
    source.start();
    return source;
  };

  return {
    isArmed: () => context !== null && context.state === "running",
    arm: async () => {
      context ??= createContext();
      await context.resume().catch(() => undefined);
      return context.state === "running";
    },
    loop: () => {
      looping ??= play(true);
    },
    ring: () => {
      play(false);
    },
    silence: () => {
      looping?.stop();
      looping = null;
    },
  };
}

function bellOf(context: AudioContext): AudioBuffer {
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
