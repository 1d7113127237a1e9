import type { RankedCompany, Ranking as RankingOf } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { useState } from 'react';
import { useOpenAnswers } from '#features/answers';
import { formatInteger, formatPercent, formatRateInterval } from '#lib/format';
import { Card, FigureNote, Marker, RateBand } from '#ui';
import { boardCopy } from '../copy.ts';

const copy = boardCopy.ranking;
const FIRST = 5;
/** On a phone the board below must not be out of sight. */
const FIRST_ON_PHONES = 3;

/** Who is named most over all prompts, the own company marked wherever it stands. */
export function Ranking({ ranking: { companies, prompts, responses } }: { ranking: RankingOf }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = companies.filter(({ isOwn }, index) => isOwn || isWhole || index < FIRST);
  if (responses === 0) return null;
  return (
    <Card role="region" aria-label={copy.title} className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-3 md:px-6">
        <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
        <FigureNote>{copy.basis({ prompts, responses })}</FigureNote>
      </div>
      <ol className="border-t">
        {shown.map((company) => (
          <RankedRow
            key={company.isOwn ? 'own' : company.key}
            company={company}
            rank={companies.indexOf(company) + 1}
            responses={responses}
            isLeftOutOnPhones={!isWhole && !company.isOwn && companies.indexOf(company) >= FIRST_ON_PHONES}
          />
        ))}
      </ol>
      {companies.length > FIRST + 1 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => {
            setIsWhole(!isWhole);
          }}
          className="min-h-11 w-full border-t px-4 text-left print:hidden text-xs font-medium text-accent hover:underline focus-visible:-outline-offset-2 md:px-6"
        >
          {isWhole ? copy.fewer : copy.more}
        </button>
      )}
    </Card>
  );
}

function RankedRow({
  company: { key, name, isOwn, mentions, firsts, bestPromptId },
  rank,
  responses,
  isLeftOutOnPhones,
}: {
  company: RankedCompany;
  rank: number;
  responses: number;
  isLeftOutOnPhones: boolean;
}) {
  const open = useOpenAnswers();
  const rate = buildRate({ hits: mentions, n: responses });
  const percent = formatPercent(rate.percent ?? 0);
  const interval = formatRateInterval(rate);
  return (
    <li
      className={`relative grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)_3.5rem] items-center gap-x-3 px-4 not-first:border-t max-sm:py-2 sm:grid-cols-[1.25rem_minmax(0,3fr)_minmax(0,2fr)_3.5rem_9rem] md:px-6 ${isOwn ? 'bg-own-row' : 'hover:bg-surface'} ${isLeftOutOnPhones ? 'max-sm:hidden' : ''}`}
    >
      <span className="text-right text-xs text-faint">{mentions === 0 ? '–' : formatInteger(rank)}</span>
      <span className="truncate text-sm font-medium">
        {bestPromptId === null ? (
          <Name name={name} isOwn={isOwn} />
        ) : (
          <button
            type="button"
            aria-label={copy.read({ name, percent, interval })}
            onClick={() => {
              open({ risposte: bestPromptId, presenza: 'si', ...(!isOwn && { nome: key }) });
            }}
            className="max-w-full truncate align-bottom after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <Name name={name} isOwn={isOwn} />
          </button>
        )}
      </span>
      <span className="max-w-44 max-sm:col-start-2 max-sm:row-start-2 sm:max-w-none">
        <RateBand rate={rate} label={interval} />
      </span>
      <span className="text-right text-sm max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
        {percent}
      </span>
      <span className="text-2xs text-muted max-sm:hidden">{copy.leads(firsts)}</span>
    </li>
  );
}

function Name({ name, isOwn }: { name: string; isOwn: boolean }) {
  if (!isOwn) return <bdi>{name}</bdi>;
  return (
    <>
      <Marker>{name}</Marker>
      <span className="sr-only">{copy.own}</span>
    </>
  );
}
