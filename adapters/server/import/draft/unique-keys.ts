/** Makes keys unique: the second "pizza" is "pizza#2", in the order of asking. */
export interface UniqueKeys {
  next(wanted: string): string;
}

/** No key is taken yet. */
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
