/** A company that is monitored in this demo. */
export interface DemoBrand {
  readonly name: string;
  readonly websiteUrl: string;
}

/**
 * Lets the demo engine name the user's own company although the question, sent verbatim, does not: a real engine
 * knows the companies of the world, this one has to look them up.
 */
export interface DemoBrandDirectory {
  /** The company that monitors this very question; the latest when several do. */
  findByPrompt(promptText: string): Promise<DemoBrand | null>;
}
