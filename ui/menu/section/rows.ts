/** The height of a card in a row, on a phone or tablet and on a wide screen: what stands in for one has it too. */
export const CARD_HEIGHT = "138px";
export const WIDE_CARD_HEIGHT = "146px";

/** How many rows so many cards take, at one, two and three cards a row: a list keeps room for them before it is laid out. */
export function rowsOf(count: number): Readonly<Record<string, number>> {
  const rows = (columns: number): number => Math.ceil(count / columns);
  return { "--rows-1": rows(1), "--rows-2": rows(2), "--rows-3": rows(3) };
}

// As many cards as are laid out at a time: full rows at one, two and three columns.
const RUN = 6;

/** A list of cards in runs, of which each is laid out by itself. */
export function runsOf<T>(cards: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(cards.length / RUN) }, (_, run) =>
    cards.slice(run * RUN, (run + 1) * RUN),
  );
}
