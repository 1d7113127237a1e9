import { Plus } from 'lucide-react';
import type { Question } from '../landing-questions.ts';
import { landingCopy } from '../copy.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { Section } from './section.tsx';

/** Questions that open on a click, the first one open. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <Section
      id={SECTION_IDS.questions}
      title={landingCopy.questions}
      className="pb-[clamp(72px,8vw,120px)] mid:grid mid:grid-cols-[1fr_2fr] mid:items-start"
    >
      <div className="mt-8 border-t mid:mt-0">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-b">
            <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-3 text-field font-medium focus-visible:rounded-1 [&::-webkit-details-marker]:hidden">
              {question}
              <Plus aria-hidden className="text-faint transition-transform group-open:rotate-45" />
            </summary>
            <p className="max-w-[62ch] pr-8 pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
