import type { ReactNode } from 'react';
import { Badge, NamedText, Quote } from '#ui';
import { landingCopy } from '../copy.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { Section } from './section.tsx';

const { title, steps } = landingCopy.howItWorks;

const QUESTIONS = [
  'CRM con fatturazione elettronica: quali consigliate?',
  'Qual è il miglior CRM per una piccola impresa italiana?',
  'Che software usa uno studio professionale?',
];
const TASKS = [
  { priority: 'Alta', text: 'Pubblica una pagina prezzi con tre scenari reali' },
  { priority: 'Media', text: 'Rispondi alle recensioni sul costo per utente' },
  { priority: 'Bassa', text: 'Aggiorna la scheda nelle guide di settore' },
];

/** Three steps, each beside what it looks like in the product. */
export function HowItWorks() {
  return (
    <Section id={SECTION_IDS.howItWorks} title={title}>
      <ol className="mt-10 border-t">
        <Step number={1} {...steps.choose}>
          <Prompts />
        </Step>
        <Step number={2} {...steps.monitor}>
          <Reading />
        </Step>
        <Step number={3} {...steps.optimise}>
          <Tasks />
        </Step>
      </ol>
    </Section>
  );
}

function Step({
  number,
  title: heading,
  text,
  children,
}: {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[28px_1fr] gap-x-3 gap-y-5 mid:gap-x-6 border-b pt-6 pb-8 mid:grid-cols-[48px_minmax(0,1fr)_minmax(0,1.1fr)] mid:items-start mid:py-10">
      <span aria-hidden className="text-lg leading-7 font-medium text-accent">
        {number}
      </span>
      <div>
        <h3 className="text-lead leading-7 font-semibold tracking-tight">{heading}</h3>
        <p className="mt-1 max-w-[44ch] text-muted">{text}</p>
      </div>
      {/* The step in pictures: what it shows is said in its words. */}
      <div aria-hidden className="max-mid:col-span-2">
        {children}
      </div>
    </li>
  );
}

const BOX = 'rounded-2 border bg-raised px-3.5 py-2.5 text-sm';

function Prompts() {
  return (
    <div className="grid gap-2.5">
      {QUESTIONS.map((question, index) => (
        <Quote
          key={question}
          as="p"
          className={`${BOX} max-w-none! text-sm! font-normal! tracking-normal ${index === QUESTIONS.length - 1 ? 'border-dashed bg-transparent! text-faint' : ''}`}
        >
          {question}
        </Quote>
      ))}
    </div>
  );
}

function Reading() {
  return (
    <p className="rounded-2 border bg-raised px-4.5 py-4 leading-[27px]">
      Le più citate sono <NamedText tone="positive">Clientela</NamedText>,{' '}
      <NamedText tone="positive" isOwn>
        Ponteverde CRM
      </NamedText>{' '}
      e <NamedText tone="neutral">Relata</NamedText>, mentre <NamedText tone="negative">Vendora</NamedText>{' '}
      risulta costoso.
    </p>
  );
}

function Tasks() {
  return (
    <div className="grid gap-2">
      {TASKS.map(({ priority, text }) => (
        <p key={text} className={`${BOX} grid grid-cols-[56px_1fr] items-center gap-3`}>
          <Badge tone={priority === 'Alta' ? 'negative' : 'neutral'}>{priority}</Badge>
          {text}
        </p>
      ))}
    </div>
  );
}
