/** The height of a card in a row, on a phone or tablet and on a wide screen: what stands in for one has it too. */
export const CARD_HEIGHT = "138px";
export const WIDE_CARD_HEIGHT = "146px";

const HEADING_PX = 76;
const ROW_PX = 152;

/** The estimated height of a category before it is first rendered, at one, two and three cards a row. */
export function sectionHeight(count: number): Readonly<Record<string, string>> {
  const height = (columns: number): string => `${HEADING_PX + Math.ceil(count / columns) * ROW_PX}px`;
  return { "--section-1": height(1), "--section-2": height(2), "--section-3": height(3) };
}
