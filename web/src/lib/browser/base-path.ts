/** The path the product stands under on its host, like `/citato`, as the server wrote it into the page; empty at the root. */
export function readBasePath(): string {
  return document.documentElement.dataset['base'] ?? '';
}

/** The address on this host of a path of the product, for what the router does not lead to. */
export function addressOf(path: string): string {
  return readBasePath() + path;
}

/** An address of this host as a path of the product. */
export function pathOf(address: string): string {
  return address.slice(readBasePath().length) || '/';
}

/** A name for what browsers keep by host, so that two products under one do not share it. */
export function nameHere(name: string): string {
  return name + readBasePath();
}
