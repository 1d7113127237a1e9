const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g;
/** What the provider of payments calls its things: a word of ours such as `in_progress` holds no digit. */
const PROVIDER_ID = /\b(in|sub|seti|pi|cus)_(?=[a-zA-Z]*\d)[\da-zA-Z]+(?:_secret_[\da-zA-Z]+)?/g;
const INVOICE_NUMBER = /^[\dA-F]{8}-(\d{4})$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Moments that hang on an id: every prompt has a minute of the day of its own. */
const BY_CHANCE = new Set(['nextRun', 'nextAnalysisTime', 'nextSchedulerRun', 'nextAttempt']);
const NEXT = '2026-03-03T05:12:00.000Z';
/** Later than anything in the scenes' time: the moment the machine's own clock gave, such as that of a migration. */
const END_OF_SCENES = '2026-07-01T00:00:00.000Z';
const OF_THE_MACHINE = '2026-01-01T00:00:00.000Z';

/**
 * Puts what differs from run to run into values that do not: ids in the order they come, and the moments and names that
 * chance chose. One for all answers of a state, so that an id is the same in each.
 */
export function createSettler(): (body: unknown) => unknown {
  const ids = new Map<string, string>();
  const settleId = (id: string, build: (place: number) => string) => {
    const settled = ids.get(id) ?? build(ids.size + 1);
    ids.set(id, settled);
    return settled;
  };
  const settleText = (text: string) =>
    text
      .replaceAll(UUID, (id) =>
        settleId(id, (place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`),
      )
      .replaceAll(PROVIDER_ID, (id, kind: string) => settleId(id, (place) => `${kind}_${String(place)}`))
      .replace(INVOICE_NUMBER, 'CITATO01-$1');
  const settle = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => settle(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [settleText(name), settle(inner, name)]),
      );
    if (typeof value !== 'string') return value;
    if (BY_CHANCE.has(key)) return NEXT;
    return MOMENT.test(value) && value > END_OF_SCENES ? OF_THE_MACHINE : settleText(value);
  };
  return (body) => settle(body);
}
