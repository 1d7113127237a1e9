/** So many hashes of a day are kept: two logs that share a twentieth of its lines share a dozen. */
const SIZE = 256;

/** The smallest of some hashes, each once (bottom-k sketch, E. Cohen and H. Kaplan, 2007). */
export class Sketch {
  private readonly kept: number[] = [];

  add(hash: number): void {
    const last = this.kept.at(-1);
    if (this.kept.length >= SIZE && last !== undefined && hash >= last) return;
    let place = this.kept.length;
    while (place > 0 && (this.kept[place - 1] ?? 0) > hash) place -= 1;
    if (this.kept[place - 1] === hash) return;
    this.kept.splice(place, 0, hash);
    if (this.kept.length > SIZE) this.kept.pop();
  }

  get hashes(): readonly number[] {
    return this.kept;
  }
}

/** As it is stored. */
export const writeSketch = (hashes: readonly number[]): string =>
  hashes.map((hash) => hash.toString(36)).join(' ');

export const readSketch = (stored: string): number[] =>
  stored === '' ? [] : stored.split(' ').map((hash) => Number.parseInt(hash, 36));
