/** Whether a release came before another; both are three numbers, such as `0.10.2`. */
export function isOlder(release: string, other: string): boolean {
  const [mine, theirs] = [numbersOf(release), numbersOf(other)];
  const place = mine.findIndex((number, index) => number !== theirs[index]);
  return place >= 0 && (mine[place] ?? 0) < (theirs[place] ?? 0);
}

function numbersOf(release: string): readonly number[] {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(release);
  if (parts === null) throw new Error(`${release} is no release: three numbers are, such as 0.10.2`);
  return parts.slice(1).map(Number);
}
