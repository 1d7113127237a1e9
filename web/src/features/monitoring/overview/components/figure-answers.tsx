import { type CompanyWithPrompts, type MonitoringData, nameQuestion } from '@citato/contract';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { companiesCopy, AskedQuestion } from '#features/companies';
import { Popover } from '#ui';

const copy = companiesCopy.overview;

/** Which answers of a prompt the link opens: those that name the company, those that do not, or all. */
export interface WantedAnswers {
  companyId: string;
  promptId: string;
  presence?: 'si' | 'no';
  /** This one answer alone. */
  answerId?: string;
}

interface FigureAnswersProps {
  company: CompanyWithPrompts;
  /** What the figure is called. */
  name: string;
  help: string;
  /** The figure counts the answers that name the company, not all. */
  isOfMentions: boolean;
  /** The figure leaves out prompts that contain the company's name. */
  isOfRates?: boolean;
  /** A word at the end of a sentence instead of a figure. */
  appearance?: 'figure' | 'link';
  /** The text beside a prompt; without it how often it is named. */
  describe?: (data: MonitoringData) => string;
  onRead: (answers: WantedAnswers) => void;
  children: ReactNode;
}

/** A figure of a company that shows on a tap what it counts, prompt by prompt, each with a link to its answers. */
export function FigureAnswers({
  company,
  name,
  help,
  isOfMentions,
  isOfRates = false,
  appearance = 'figure',
  describe,
  onRead,
  children,
}: FigureAnswersProps) {
  const counted = company.prompts.flatMap((prompt) => {
    const data = prompt.monitoringData[0];
    return data === undefined || (isOfRates && prompt.namesOwnCompany) ? [] : [{ prompt, data }];
  });
  return (
    <Popover
      label={copy.answersOf(name)}
      className="max-h-80 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
      trigger={
        <button
          type="button"
          className={cx(
            'rounded-1 text-left',
            appearance === 'link'
              ? 'relative text-sm font-medium whitespace-nowrap text-accent hover:underline print:hidden pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5'
              : 'underline decoration-line-strong decoration-dotted decoration-1 underline-offset-4 hover:decoration-accent',
          )}
        >
          {children}
          <span className="sr-only">. {copy.answersOf(name)}</span>
        </button>
      }
    >
      <p className="text-muted">{help}</p>
      <ul className="mt-2 grid divide-y border-t">
        {counted.map(({ prompt, data }) => {
          const mentions = data.averagePosition.n;
          const presence = mentions === 0 ? 'no' : 'si';
          return (
            <li key={prompt.id}>
              <button
                type="button"
                aria-label={`${copy.readThem}: ${nameQuestion(prompt)}`}
                className="grid min-h-11 w-full content-center rounded-1 py-1.5 text-left hover:text-accent"
                onClick={() => {
                  onRead({ companyId: company.id, promptId: prompt.id, ...(isOfMentions && { presence }) });
                }}
              >
                <AskedQuestion prompt={prompt} className="line-clamp-2 font-medium" />
                <span className="text-2xs text-faint">
                  {describe?.(data) ?? copy.mentionsOf({ mentions, responses: data.totalResponses })}
                  {prompt.namesOwnCompany && ` · ${copy.notInRate}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
