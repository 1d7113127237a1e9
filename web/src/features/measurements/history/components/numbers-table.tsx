import type { CompanyHistory, Prompt } from '@citato/contract';
import type { ReactNode } from 'react';
import { FigureNote, Marker } from '#ui';
import { chooseReach } from '../chart-model.ts';
import { historyCopy } from '../copy.ts';
import { nameShortSpan } from '../day-words.ts';
import { BehindAnswers } from './behind-answers.tsx';
import { ComparedRow, readPosition, readRate } from './compared-row.tsx';

const copy = historyCopy.numbers;
/** Scales of a difference of positions, in places. */
const PLACES = [1, 2, 5, 10];

/** The figures of the period against those before, then the mention rates of the rivals. */
export function NumbersTable({ history, prompts }: { history: CompanyHistory; prompts: readonly Prompt[] }) {
  const { numbers, rivals } = history;
  const days = history.compared.later;
  const { mentionRate, positiveTone, share, ownSource, position } = numbers;
  const rates = { mentionRate, positiveTone, share, ownSource };
  const reach = chooseReach(
    [...Object.values(rates), ...rivals.map(({ rate }) => rate)].map(({ difference }) => difference),
  );
  const places = chooseReach([position.difference], PLACES);
  const rateRow = (key: keyof typeof rates) => (
    <ComparedRow
      name={<Behind {...{ prompts, days }} name={copy.rows[key]} isOfMentions={key !== 'ownSource'} />}
      compared={readRate(rates[key])}
      reach={reach}
    />
  );
  const ranked = rivals
    .map((rival) => ({ ...rival, percent: rival.rate.later.percent ?? -1 }))
    .toSorted((a, b) => b.percent - a.percent);
  const areRivalsCompared = rivals.length > 1 && rivals.some(({ rate }) => rate.earlier.n + rate.later.n > 0);
  return (
    <>
      <table role="table" className="block w-full border-t text-sm md:table md:table-fixed">
        <caption className="sr-only">{copy.title}</caption>
        <Head history={history} title={copy.title} difference={copy.difference} />
        <tbody role="rowgroup" className="block md:table-row-group">
          {rateRow('mentionRate')}
          <ComparedRow
            name={<Behind {...{ prompts, days }} name={copy.rows.position} isOfMentions />}
            compared={readPosition(position)}
            reach={places}
          />
          {rateRow('positiveTone')}
          {rateRow('share')}
          {rateRow('ownSource')}
        </tbody>
      </table>
      {areRivalsCompared && (
        <table role="table" className="block w-full border-t text-sm md:table md:table-fixed">
          <caption className="sr-only">{copy.rivals}</caption>
          <Head history={history} title={copy.rivals} difference={copy.plainDifference} />
          <tbody role="rowgroup" className="block md:table-row-group">
            {ranked.map(({ key, name, isOwn, rate }) => (
              <ComparedRow
                key={key}
                name={
                  <BehindAnswers
                    {...{ prompts, days }}
                    name={name}
                    answers={{ presenza: 'si', ...(!isOwn && { nome: key }) }}
                  >
                    {isOwn ? <Marker>{name}</Marker> : name}
                  </BehindAnswers>
                }
                compared={readRate(rate)}
                reach={reach}
                isOwn={isOwn}
              />
            ))}
          </tbody>
        </table>
      )}
      <FigureNote className="border-t px-4 py-3.5 md:px-6">
        {copy.note({
          isClustered: mentionRate.difference !== null && numbers.designEffect > 1,
          designEffect: numbers.designEffect,
        })}
      </FigureNote>
    </>
  );
}

function Behind({
  prompts,
  days,
  name,
  isOfMentions,
}: {
  prompts: readonly Prompt[];
  days: CompanyHistory['period'];
  name: string;
  /** The figure is about answers that name the company. */
  isOfMentions: boolean;
}) {
  return (
    <BehindAnswers {...{ prompts, days, name }} answers={isOfMentions ? { presenza: 'si' } : {}}>
      {name}
    </BehindAnswers>
  );
}

function Head({
  history: {
    compared: { earlier, later },
  },
  title,
  difference,
}: {
  history: CompanyHistory;
  title: string;
  difference: string;
}) {
  return (
    <thead role="rowgroup" className="block bg-surface md:table-header-group">
      <tr
        role="row"
        className="grid grid-cols-[minmax(0,1fr)_5rem_5rem] gap-x-2 px-4 py-2 text-2xs text-muted md:table-row md:px-0"
      >
        <Column className="text-left md:w-[26%] md:pl-6">{title}</Column>
        <Column className="text-right md:w-[11%] md:px-2">{nameShortSpan(earlier)}</Column>
        <Column className="text-right md:w-[11%] md:px-2">{nameShortSpan(later)}</Column>
        <Column className="text-left max-md:col-span-full max-md:pt-1 md:px-3">{difference}</Column>
        <Column className="text-left max-md:sr-only md:w-[17%] md:pr-6">{copy.verdict}</Column>
      </tr>
    </thead>
  );
}

function Column({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" role="columnheader" className={`font-medium md:py-2.5 ${className}`}>
      {children}
    </th>
  );
}
