/** What somebody did with an action of a plan; one with a title was added, or ticked off when its list still held it. */
export interface TouchedAction {
  readonly key: string;
  readonly title: string | null;
  readonly effort: string | null;
  readonly assignee: string | null;
  readonly dueOn: string | null;
  readonly doneAt: Date | null;
  readonly doneBy: string | null;
  /** When it was put back after it had been done. */
  readonly undoneAt: Date | null;
  /** Prompts it served then. */
  readonly promptIds: readonly string[];
  readonly droppedAt: Date | null;
  readonly dropReason: string | null;
}
