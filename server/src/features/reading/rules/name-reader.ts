import type { Refusal } from '@citato/mentions';
import type { ResultRow } from '#features/answers';

type ReaderColumns = Pick<ResultRow, 'reader' | 'rulesBecause'>;

/** Who read an answer, a model or the rules, and why the rules; without a report it stays as it was. */
export function nameReader({
  result: { reader, rulesBecause },
  modelReading,
  refusal,
}: {
  result: ReaderColumns;
  modelReading: { readonly engine: string; readonly model: string } | null;
  refusal: Refusal | null;
}): ReaderColumns {
  if (modelReading === null) return { reader, rulesBecause };
  if (refusal !== null) return { reader: 'rules', rulesBecause: refusal };
  return { reader: `${modelReading.engine}/${modelReading.model}`, rulesBecause: null };
}
