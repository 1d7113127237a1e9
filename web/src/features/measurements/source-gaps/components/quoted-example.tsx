import { useOpenAnswers } from '#features/answers';
import type { GapExample } from '@citato/contract';
import { NamedText } from '#ui';
import { gapsCopy } from '../copy.ts';
import { cutAtName } from '../group-sources.ts';

const copy = gapsCopy.sources;
const TONES = ['positive', 'neutral', 'negative'] as const;

/** The sentence that names the rival, and the answer it stands in. */
export function QuotedExample({ example, isLinked }: { example: GapExample; isLinked: boolean }) {
  const open = useOpenAnswers();
  const { quote, rival, promptId, resultId } = example;
  if (quote === null) return null;
  const { before, name, after } = cutAtName(quote, rival?.name);
  return (
    <>
      <p className="max-w-(--measure) text-sm text-pretty wrap-anywhere quoted">
        {before}
        {name !== '' && (
          <NamedText tone={TONES.find((tone) => tone === rival?.tone) ?? null}>{name}</NamedText>
        )}
        {after}
      </p>
      <p className="text-2xs text-faint">
        {copy.source(example)}
        {isLinked && (
          <>
            {' · '}
            <button
              type="button"
              className="min-h-6 rounded-1 text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent pointer-coarse:min-h-11"
              onClick={() => {
                open({ risposte: promptId, risposta: resultId, periodo: 'tutto' });
              }}
            >
              {copy.read}
            </button>
          </>
        )}
      </p>
    </>
  );
}
