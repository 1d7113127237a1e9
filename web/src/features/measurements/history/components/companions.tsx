import type {
  CompanionSentence,
  CompanyHistory,
  CompanyWithPrompts,
  HistoryCompanion,
  Prompt,
} from '@citato/contract';
import { useOpenAnswers } from '#features/answers';
import { formatPercent } from '#lib/format';
import { Card, FigureNote, DifferenceBand } from '#ui';
import { historyCopy, nameInterval } from '../copy.ts';
import type { HistorySearch } from '../history-search-model.ts';
import { useCompanionDetails } from '../queries.ts';
import { sayPairs, sayTogether, sayWithoutAny } from '../say-companions.ts';
import { BehindAnswers } from './behind-answers.tsx';
import { HistorySection } from './history-section.tsx';

const copy = historyCopy.companions;
const HALF = 50;

interface CompanionsProps {
  history: CompanyHistory;
  prompts: readonly Prompt[];
  company: CompanyWithPrompts;
  search: HistorySearch;
}

/** Beside whom the company is named, and who of the two comes first. */
export function Companions({ history, prompts, company, search }: CompanionsProps) {
  const { companions } = history;
  const details = useCompanionDetails({ company, search, keys: companions.map(({ key }) => key) });
  const said = sayPairs(companions);
  return (
    <HistorySection title={copy.title} text={sayTogether(history)}>
      {companions.length > 0 && (
        <Card className="overflow-hidden">
          {said.length > 0 && (
            <ul className="grid gap-1.5 border-b px-4 py-5 md:px-6">
              {said.map(({ lead, rest }) => (
                <li key={lead} className="max-w-[80ch] text-md text-pretty">
                  <b className="font-semibold wrap-anywhere">{lead}</b> {rest}
                </li>
              ))}
            </ul>
          )}
          <table role="table" className="block w-full text-sm md:table md:table-fixed">
            <caption className="sr-only">{copy.caption}</caption>
            <Head />
            <tbody role="rowgroup" className="block md:table-row-group">
              {companions.map((companion) => (
                <Pair
                  key={companion.key}
                  companion={companion}
                  sentences={details?.companions.find(({ key }) => key === companion.key)?.sentences ?? []}
                  prompts={prompts}
                  days={history.period}
                />
              ))}
            </tbody>
          </table>
          <FigureNote className="border-t px-4 py-3.5 md:px-6">
            {copy.note(companions.filter(({ verdict }) => verdict !== 'too_few').length)}{' '}
            {sayWithoutAny({ details, mentions: history.mentions, companions: companions.length })}
          </FigureNote>
        </Card>
      )}
    </HistorySection>
  );
}

const COLUMN = 'font-medium md:py-2.5';

function Head() {
  const { name, together, otherFirst, ownFirst, share, verdict } = copy.columns;
  return (
    <thead role="rowgroup" className="block bg-surface max-md:sr-only md:table-header-group">
      <tr role="row" className="text-2xs text-muted md:table-row">
        <th scope="col" role="columnheader" className={`${COLUMN} w-[24%] text-left md:pl-6`}>
          {name}
        </th>
        <th scope="col" role="columnheader" className={`${COLUMN} w-[18%] text-right md:px-3`}>
          {together}
        </th>
        <th scope="col" role="columnheader" className={`${COLUMN} md:px-3`}>
          <span className="flex justify-between">
            <span>{otherFirst}</span>
            <span>{ownFirst}</span>
          </span>
        </th>
        <th scope="col" role="columnheader" className={`${COLUMN} w-[13%] text-right md:px-3`}>
          {share}
        </th>
        <th scope="col" role="columnheader" className={`${COLUMN} w-[17%] text-left md:pr-6`}>
          {verdict}
        </th>
      </tr>
    </thead>
  );
}

function Pair({
  companion,
  sentences,
  prompts,
  days,
}: {
  companion: HistoryCompanion;
  sentences: readonly CompanionSentence[];
  prompts: readonly Prompt[];
  days: CompanyHistory['period'];
}) {
  const { key, name, together, ownFirst, verdict } = companion;
  const { percent, lowPercent, highPercent, n } = ownFirst;
  const isProven = verdict === 'own_first' || verdict === 'other_first';
  return (
    <>
      <tr
        role="row"
        className="grid grid-cols-[minmax(0,1fr)_8rem] gap-x-3 gap-y-1.5 px-4 py-3 not-first:border-t md:table-row md:px-0 md:py-0 md:not-first:*:border-t"
      >
        <th scope="row" className="text-left font-medium md:py-2.5 md:pl-6">
          <BehindAnswers {...{ prompts, days, name }} answers={{ presenza: 'si', nome: key }}>
            {name}
          </BehindAnswers>
          <small className="block text-2xs font-normal text-faint">{copy.prompts(companion.prompts)}</small>
        </th>
        <td role="cell" className="text-right font-medium md:px-3 md:py-2.5">
          {together.percent === null ? historyCopy.numbers.none : formatPercent(together.percent)}
          <small className="block text-2xs font-normal text-faint">
            {together.lowPercent !== null &&
              together.highPercent !== null &&
              `${nameInterval({ low: together.lowPercent, high: together.highPercent })} · `}
            {copy.together(n)}
          </small>
        </td>
        <td role="cell" className="self-center md:px-3 md:py-2.5">
          {percent !== null && lowPercent !== null && highPercent !== null && (
            <DifferenceBand
              value={percent}
              low={lowPercent}
              high={highPercent}
              reach={HALF}
              middle={HALF}
              isProven={isProven}
              label={copy.orderLabel({
                percent: formatPercent(percent),
                interval: nameInterval({ low: lowPercent, high: highPercent }),
              })}
            />
          )}
          <span aria-hidden className="flex justify-between text-2xs text-faint md:hidden">
            <span>{copy.columns.otherFirst}</span>
            <span>{copy.columns.ownFirst}</span>
          </span>
        </td>
        <td role="cell" className="text-right md:px-3 md:py-2.5">
          {percent === null ? historyCopy.numbers.none : formatPercent(percent)}
          <small className="block text-2xs text-faint">
            {lowPercent !== null &&
              highPercent !== null &&
              `${nameInterval({ low: lowPercent, high: highPercent })} · `}
            {copy.basis(n)}
          </small>
        </td>
        <td role="cell" className="max-md:col-span-full md:py-2.5 md:pr-6">
          <span className={isProven ? 'font-medium' : 'text-muted'}>{copy.verdicts[verdict]}</span>
        </td>
      </tr>
      {sentences.length > 0 && <Sentences name={name} sentences={sentences} />}
    </>
  );
}

/** What answers say of both, word for word, each beside the answer it stands in. */
function Sentences({ name, sentences }: { name: string; sentences: readonly CompanionSentence[] }) {
  const open = useOpenAnswers();
  return (
    <tr role="row" className="block md:table-row">
      <td role="cell" colSpan={5} className="block px-4 pb-4 md:table-cell md:px-6">
        <ul aria-label={copy.sentences(name)} className="grid gap-2">
          {sentences.map((sentence) => (
            <li key={sentence.resultId} className="max-w-[80ch]">
              <p className="text-sm text-pretty wrap-anywhere quoted">{sentence.quote}</p>
              <p className="text-2xs text-faint">
                {copy.quoted(sentence)}
                {' · '}
                <button
                  type="button"
                  className="min-h-6 rounded-1 text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent pointer-coarse:min-h-11"
                  onClick={() => {
                    open({ risposte: sentence.promptId, risposta: sentence.resultId, periodo: 'tutto' });
                  }}
                >
                  {copy.read}
                </button>
              </p>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
