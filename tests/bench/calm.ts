const MAX_ATTEMPTS = 3;
/** By how much a fixed page may come out differently before and after. */
const MAX_DRIFT = 0.1;

/** A measurement, and how far the fixed page drifted while it was made. */
export interface Calmly<T> {
  readonly outcome: T;
  /** Of 1. */
  readonly drift: number;
  readonly attempts: number;
}

/** Measures one thing after another while the machine is calm. */
export interface CalmMachine {
  /**
   * A fixed page is visited before and after; where it comes out differently by more than a tenth the measurement repeats,
   * three times at most.
   */
  measure<T>(measured: () => Promise<T>): Promise<Calmly<T>>;
}

/** A machine whose calm is judged by what a page that never changes comes out at, in any unit. */
export async function createCalmMachine(fixedPage: () => Promise<number>): Promise<CalmMachine> {
  let before = await fixedPage();
  return {
    measure: async (measured) => {
      for (let attempts = 1; ; attempts += 1) {
        const outcome = await measured();
        const after = await fixedPage();
        const drift = Math.abs(after / before - 1);
        before = after;
        if (drift <= MAX_DRIFT || attempts === MAX_ATTEMPTS) return { outcome, drift, attempts };
      }
    },
  };
}

/** How it is shown next to what was measured. */
export function showCalm({ drift, attempts }: Calmly<unknown>): string {
  return `${(drift * 100).toFixed(0)} %, ${attempts}`;
}
