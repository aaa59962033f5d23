/** The short spoken number of an order, "A-042": the location's letter and the count of its day, at least three digits (product §3). */
export function formatOrderNumber(locationLetter: string, count: number): string {
  return `${locationLetter}-${String(count).padStart(3, "0")}`;
}

/** The letter of a shop's n-th location, counted from 0: A to Z, then AA, AB and on. */
export function locationLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : locationLetter(Math.floor(index / 26) - 1) + letter;
}
