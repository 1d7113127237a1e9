/** True for the failure of a part that is loaded when needed: a new version replaced it, or the network is gone. */
export function isStaleChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  );
}
