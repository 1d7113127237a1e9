import { Card, FigureLabel, FigureNote, NamedText, Quote } from '#ui';
import { showcaseCopy as copy } from '../copy.ts';
import { ReadingList } from './reading-list.tsx';

/** An answer on the left, what is read in it on the right: names in order, each with its tone. */
export function AnswerExample() {
  return (
    <figure aria-label={copy.label}>
      <Card className="grid overflow-hidden shadow-stage mid:grid-cols-[minmax(0,1.32fr)_minmax(380px,1fr)]">
        <div className="grid content-start gap-5 px-4 py-5 sm:p-8 mid:p-10">
          <div className="border-b pb-5">
            <FigureLabel>{copy.questionLabel}</FigureLabel>
            <Quote as="p" className="mt-1 text-[20px]! leading-7!">
              {copy.question}
            </Quote>
          </div>
          <Answer />
        </div>
        <div className="grid content-start gap-3 border-t bg-surface px-4 py-5 sm:p-8 mid:border-t-0 mid:border-l mid:px-8 mid:py-10">
          <FigureLabel>{copy.readingLabel}</FigureLabel>
          <ReadingList />
        </div>
        <figcaption className="border-t px-4 py-2.5 sm:px-8 mid:col-span-2 mid:px-10">
          <FigureNote>{copy.note}</FigureNote>
        </figcaption>
      </Card>
    </figure>
  );
}

function Answer() {
  return (
    <div className="grid max-w-(--measure) gap-3.5 leading-[26px]">
      <p>Per una piccola impresa italiana i nomi che ricorrono più spesso sono questi:</p>
      <ol className="grid list-decimal gap-3 text-pretty pl-7 marker:text-faint">
        <li>
          <NamedText tone="positive" rank={1}>
            Clientela
          </NamedText>{' '}
          è la scelta più completa: preventivi, vendite e assistenza in un solo posto.
        </li>
        <li>
          <NamedText tone="positive" isOwn rank={2}>
            Ponteverde CRM
          </NamedText>{' '}
          è considerato affidabile e segue bene la fatturazione elettronica.
        </li>
        <li>
          <NamedText tone="neutral" rank={3}>
            Relata
          </NamedText>{' '}
          si collega ai gestionali più diffusi;{' '}
          <NamedText tone="negative" rank={4}>
            Vendora
          </NamedText>{' '}
          è potente ma costoso per chi comincia.
        </li>
      </ol>
    </div>
  );
}
