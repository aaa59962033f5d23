import type { AlarmPort } from "#core/order/board/alarm.ports.ts";

type MakeBell = (context: AudioContext) => AudioBuffer;

/** The bell of the kitchen, synthesised when it is armed, so that it rings without a network. */
export function createAlarm(createContext: () => AudioContext, makeBell: () => Promise<MakeBell>): AlarmPort {
  let context: AudioContext | null = null;
  let bell: AudioBuffer | null = null;
  let looping: AudioBufferSourceNode | null = null;

  const isArmed = (): boolean => context !== null && bell !== null && context.state === "running";

  const play = (loop: boolean): AudioBufferSourceNode | null => {
    if (context === null || bell === null || context.state !== "running") return null;
    const source = context.createBufferSource();
    source.buffer = bell;
    // A looping buffer keeps ringing in a background tab, where timers are slowed down.
    source.loop = loop;
    source.connect(context.destination);
    source.start();
    return source;
  };

  return {
    isArmed,
    arm: async () => {
      context ??= createContext();
      // Asked for in the press itself; the bell is made meanwhile.
      const resumed = context.resume().catch(() => undefined);
      bell ??= (await makeBell())(context);
      await resumed;
      return isArmed();
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
