const MICRO_DOLLARS_PER_CENT = 10_000;

/** Cents of a euro, with fractions. @param eurPerUsd euros for one dollar, as the operator states it */
export function toEuroCents({
  microDollars,
  eurPerUsd,
}: {
  microDollars: number;
  eurPerUsd: number;
}): number {
  return (microDollars / MICRO_DOLLARS_PER_CENT) * eurPerUsd;
}
