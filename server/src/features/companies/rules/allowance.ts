/** Whether `adding` more fit under the plan's maximum; a batch is counted whole. */
export type Allowance = { readonly isAllowed: true } | { readonly isAllowed: false; readonly max: number };

export function decideAllowance({
  used,
  adding,
  max,
}: {
  used: number;
  adding: number;
  max: number;
}): Allowance {
  return used + adding <= max ? { isAllowed: true } : { isAllowed: false, max };
}
