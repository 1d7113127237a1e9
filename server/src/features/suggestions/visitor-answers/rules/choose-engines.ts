interface Priced {
  readonly estimatedCostMicroDollars: number;
  readonly typicalCostMicroDollars: number;
}

/** The engines a visitor's question may go to, the cheapest first: one is asked, the next only while it is paused. */
export function chooseEngines<Engine extends Priced>(
  engines: readonly Engine[],
  { visitorBudgetCents }: { visitorBudgetCents: number },
): Engine[] {
  return engines
    .filter(({ estimatedCostMicroDollars: cost }) => cost === 0 || visitorBudgetCents > 0)
    .toSorted((a, b) => a.typicalCostMicroDollars - b.typicalCostMicroDollars);
}
