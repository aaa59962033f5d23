/** A build of the interface, by its version, and when it was made. */
export interface MadeBuild {
  readonly version: string;
  readonly madeAtMs: number;
}

/** Builds before the present one whose files are still served. */
export const MAX_KEPT_BUILDS = 2;

/** How long they are, from when another build replaced them, in milliseconds: 7 days. */
export const BUILD_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The builds to serve once a build has been made, newest first: itself, and those before it that open pages may still be of (PAGE-6). */
export function withBuild(known: readonly MadeBuild[], made: MadeBuild): readonly MadeBuild[] {
  const [latest, ...former] = known;
  // The same again replaces nothing.
  const isAgain = latest?.version === made.version;
  const present = isAgain ? latest : made;
  const others = (isAgain ? former : known).filter(({ version }) => version !== present.version);
  const replacedAt = [present, ...others];
  return [
    present,
    ...others
      .slice(0, MAX_KEPT_BUILDS)
      .filter((_, index) => made.madeAtMs - (replacedAt[index] ?? present).madeAtMs < BUILD_LIFETIME_MS),
  ];
}
