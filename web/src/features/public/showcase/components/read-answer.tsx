import { FigureNote, NamedText, Quote } from '#ui';
import { showcaseCopy } from '../copy.ts';

/** A question and the answer to it, every name underlined by tone, one of them marked. */
export function ReadAnswer() {
  return (
    <figure aria-label={showcaseCopy.note} className="grid max-w-[420px] gap-5">
      <Quote as="p" className="text-xl! leading-8! tracking-tight!">
        {showcaseCopy.question}
      </Quote>
      <p className="border-t border-line-strong pt-5 text-lg leading-8">
        Le più citate sono <NamedText tone="positive">Clientela</NamedText>,{' '}
        <NamedText tone="positive" isOwn>
          Ponteverde CRM
        </NamedText>{' '}
        e <NamedText tone="neutral">Relata</NamedText>; <NamedText tone="negative">Vendora</NamedText> risulta
        potente ma costoso.
      </p>
      <figcaption>
        <FigureNote>{showcaseCopy.note}</FigureNote>
      </figcaption>
    </figure>
  );
}
