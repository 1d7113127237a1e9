/** One run: scores of 100, and what is felt. */
export interface Report {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  shift: number;
}

/** What a report of Lighthouse says, of its hundreds of findings. */
export function readReport(json: string): Report {
  const report: unknown = JSON.parse(json);
  const score = (category: string) => Math.round(readNumber(report, ['categories', category, 'score']) * 100);
  const value = (audit: string) => readNumber(report, ['audits', audit, 'numericValue']);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

function readNumber(value: unknown, path: readonly string[]): number {
  const [name, ...rest] = path;
  if (name === undefined) {
    if (typeof value !== 'number') throw new Error('Lighthouse did not measure what was asked for');
    return value;
  }
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return readNumber(inner, rest);
}
