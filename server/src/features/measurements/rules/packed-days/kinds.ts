/** Things that recur, each once, found again by a text. */
export function createKinds<Kind>() {
  const all: Kind[] = [];
  const places = new Map<string, number>();
  return {
    all,
    placeOf: (name: string, kind: Kind): number => {
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, all.length);
      return all.push(kind) - 1;
    },
  };
}
