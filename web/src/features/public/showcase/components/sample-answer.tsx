import { FigureLabel, FigureNote, NamedText, Quote } from '#ui';
import { showcaseCopy as copy } from '../copy.ts';

/** A customer's question and the answer to it, read: every name underlined by tone, with its place. */
export function SampleAnswer() {
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:p-8 mid:p-10">
      <div className="border-b pb-5">
        <FigureLabel>{copy.questionLabel}</FigureLabel>
        <Quote as="p" className="mt-1 text-lead! leading-7!">
          {copy.question}
        </Quote>
      </div>
      <div className="grid max-w-(--measure) gap-3.5 leading-[26px]">
        <p>Per una piccola impresa italiana i nomi che ricorrono più spesso sono questi:</p>
        <ol className="grid list-decimal gap-3 pl-7 text-pretty marker:text-faint">
          <li>
            <NamedText tone="positive" rank={1}>
              Clientela
            </NamedText>{' '}
            è la scelta più completa: preventivi, vendite e assistenza in un solo posto.
          </li>
          <li>
            <NamedText tone="positive" isOwn rank={2}>
              {copy.ownName}
            </NamedText>{' '}
            è considerato affidabile e segue bene la fatturazione elettronica, anche se il prezzo sale con gli
            utenti.
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
        <p>
          Se la fattura elettronica è la priorità, confronta anche{' '}
          <NamedText tone="positive" rank={5}>
            Pipelago
          </NamedText>
          .
        </p>
      </div>
      <FigureNote className="mt-auto pt-2">{copy.sources}</FigureNote>
    </div>
  );
}
