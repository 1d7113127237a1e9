/** What a browser may load and call for a card form that is not ours, by kind of source. */
export interface CardFormSources {
  readonly scripts: readonly string[];
  /** Those of the form, and of the banks that ask their customers. */
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}
