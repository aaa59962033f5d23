/** The letter with which the short spoken numbers ("A-042", ORDER-17) of a shop's n-th location begin, counted from 0: A to Z, then AA, AB and on. */
export function locationLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : locationLetter(Math.floor(index / 26) - 1) + letter;
}
