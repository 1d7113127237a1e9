import type { AnalysisResult } from '@citato/contract';
import { formatInteger } from '#lib/format';
import { readWebAddress } from '#lib/markdown/parse-inline';
import { findPassage } from '../cited-passage.ts';
import { evidenceCopy } from '../copy.ts';

const copy = evidenceCopy.drawer;

/** The pages the engine cites for the answer. */
export function AnswerSources({ answer, citations }: Pick<AnalysisResult, 'answer' | 'citations'>) {
  return (
    <section className="mt-8">
      <h3 className="mb-2 text-sm font-semibold">{copy.sources}</h3>
      {citations.length === 0 && <p className="text-sm text-muted">{copy.noSources}</p>}
      <ol className="grid gap-0.5">
        {citations.map(({ position, url, domain, title, span }) => (
          <li
            key={position}
            className="grid grid-cols-[22px_minmax(0,1fr)] gap-3.5 py-1.5 text-sm wrap-anywhere"
          >
            <span className="text-faint">{formatInteger(position)}</span>
            <span>
              <Source url={url} label={title ?? domain} />
              {title !== null && <small className="block text-2xs text-faint">{domain}</small>}
              {answer !== null && span !== null && <Passage answer={answer} span={span} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The sentence of the answer that the source supports. */
function Passage(given: Parameters<typeof findPassage>[0]) {
  const passage = findPassage(given);
  if (passage === null) return null;
  return (
    <q className="mt-1 line-clamp-2 text-xs text-muted">
      <bdi>{passage}</bdi>
    </q>
  );
}

function Source({ url, label }: { url: string; label: string }) {
  const href = readWebAddress(url);
  if (href === null) return <bdi className="font-medium">{label}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="font-medium">
      <bdi>{label}</bdi>
    </a>
  );
}
