/** Hands out keys that are never the same: the second "pizza" is "pizza#2", in the order of asking. */
export interface UniqueKeys {
  next(wanted: string): string;
}

/** A fresh book of keys. */
export function createUniqueKeys(): UniqueKeys {
  const taken = new Set<string>();
  return {
    next: (wanted) => {
      let key = wanted;
      for (let number = 2; taken.has(key); number += 1) key = `${wanted}#${number}`;
      taken.add(key);
      return key;
    },
  };
}
