/** Documents that programs put at an address of their own: who they are, which keys they sign with. */
export interface ClientDocuments {
  /** What stands there as JSON; null where nothing does that could be read. */
  read(address: string): Promise<unknown>;
}
