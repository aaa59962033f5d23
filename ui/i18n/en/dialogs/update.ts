/** The offer of a newer build. */
export const update = { available: "There is a newer version of this page." };
