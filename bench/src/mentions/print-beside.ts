import { type CompanyMention, extractMentions } from '@citato/mentions';
import type { Corpus, Readings } from './corpus.ts';

const SHOWN = 20;
const SIGNS = { positive: '+', neutral: '=', negative: '-' } as const;

/** Twenty answers, spread over those a model read, as the rules read them alone and as they are read with the model. */
export function printBeside({ corpus, readings }: { corpus: Corpus; readings: Readings }): void {
  const read = corpus.answers.filter(({ id, closedList }) => readings.has(id) && closedList === null);
  const step = Math.max(1, Math.floor(read.length / SHOWN));
  for (const { id, answer, companies } of read.filter((_, index) => index % step === 0).slice(0, SHOWN)) {
    const alone = extractMentions({ answer }).mentions;
    const report = { companies: readings.get(id) ?? [] };
    const { mentions, refusal } = extractMentions({ answer, report });
    const labelled = companies.filter(({ optional }) => !optional);
    console.log(`${id}  (${String(labelled.length)} companies labelled)`);
    console.log(`  rules       ${list(alone, mentions)}`);
    console.log(`  with model  ${refusal === null ? list(mentions, alone) : `put aside: ${refusal}`}`);
  }
  console.log('\n+ positive, = neutral, - negative; * is read by one of both alone');
}

function list(mentions: readonly CompanyMention[], others: readonly CompanyMention[]): string {
  const names = mentions.map(({ key, name, sentiment }) => {
    const mark = others.some((other) => other.key === key) ? '' : '*';
    return `${mark}${name}${sentiment === null ? '' : ` ${SIGNS[sentiment]}`}`;
  });
  return names.join(' · ') || 'nobody';
}
