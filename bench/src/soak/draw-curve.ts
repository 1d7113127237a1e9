const WIDTH = 20;

/** One bar for each value, from nothing to the largest of them. */
export function drawCurve(values: readonly number[]): string[] {
  const largest = Math.max(...values);
  return values.map((value) => '█'.repeat(largest <= 0 ? 0 : Math.round((value / largest) * WIDTH)));
}
