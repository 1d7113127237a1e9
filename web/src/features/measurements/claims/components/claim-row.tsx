import { type Claim, type ClaimVerdict, nameEngine } from '@citato/contract';
import { useOpenAnswers } from '#features/answers';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Button, showToast, ToneLabel } from '#ui';
import { claimsCopy as copy } from '../copy.ts';
import { useSetClaimMark } from '../queries.ts';
import { ClaimSources } from './claim-sources.tsx';

const VERDICTS: readonly ClaimVerdict[] = ['true', 'false', 'answered'];
const engines = new Intl.ListFormat('it-IT', { type: 'conjunction' });

/** A statement with who makes it and from what, and its mark. */
export function ClaimRow({ claim, companyId }: { claim: Claim; companyId: string }) {
  const { sentence, tone, answers, prompts, example } = claim;
  const open = useOpenAnswers();
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 text-sm md:grid-cols-[minmax(0,1fr)_auto] md:px-6">
      <div className="min-w-0">
        <p className="max-w-(--measure) text-pretty wrap-anywhere quoted">{sentence}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-xs text-muted">
          {tone !== null && <ToneLabel tone={tone}>{copy.tones[tone]}</ToneLabel>}
          <span>
            {answers === 0
              ? copy.past
              : copy.said({ answers, prompts, engines: engines.format(claim.engines.map(nameEngine)) })}
            {example !== null && (
              <>
                {' · '}
                <button
                  type="button"
                  className="min-h-6 rounded-1 text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent pointer-coarse:min-h-11"
                  onClick={() => {
                    open({ risposte: example.promptId, risposta: example.resultId, periodo: 'tutto' });
                  }}
                >
                  {copy.open}
                </button>
              </>
            )}
          </span>
        </p>
        {answers > 0 && <ClaimSources sources={claim.sources} />}
      </div>
      <Marks claim={claim} companyId={companyId} />
    </li>
  );
}

/** Three marks, one at most: pressed again it is taken back. */
function Marks({ claim: { key, sentence, mark }, companyId }: { claim: Claim; companyId: string }) {
  const mayMark = useMay<'setClaimMark'>('edit');
  const change = useSetClaimMark(companyId);
  return (
    <div className="grid content-start gap-1.5">
      {mayMark && (
        <div role="group" aria-label={copy.mark(sentence)} className="flex flex-wrap gap-1.5">
          {VERDICTS.map((verdict) => (
            <Button
              key={verdict}
              variant={mark?.verdict === verdict ? 'secondary' : 'ghost'}
              aria-pressed={mark?.verdict === verdict}
              disabled={change.isPending}
              onClick={() => {
                change.mutate(
                  { key, verdict: mark?.verdict === verdict ? null : verdict },
                  {
                    onError: (error) => {
                      const description = readErrorMessage({ error, fallback: copy.markFailed });
                      showToast({ title: copy.markFailed, description, tone: 'error' });
                    },
                  },
                );
              }}
            >
              {copy.verdicts[verdict]}
            </Button>
          ))}
        </div>
      )}
      {mark !== null && (
        <p className="text-2xs text-faint md:text-right">
          {copy.markedBy({
            what: copy.marked[mark.verdict],
            by: mark.markedBy,
            when: formatDateTime(mark.markedAt),
          })}
        </p>
      )}
    </div>
  );
}
