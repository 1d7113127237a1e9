import type { TestedPrompt } from '@citato/contract';
import { AskedLine } from '#features/companies';
import { Avatar, Card, ExternalLink, FigureLabel } from '#ui';
import { promptTestCopy as copy } from '../copy.ts';
import { cutPreview } from '../model.ts';

/** In whose name the text is sent. */
export function TestedCompany({ prompt }: { prompt: TestedPrompt }) {
  return (
    <Card className="grid gap-5 px-4 py-5 sm:px-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <FigureLabel>{copy.company}</FigureLabel>
        <div className="mt-1.5 flex min-w-0 items-center gap-3">
          <Avatar name={prompt.company_name} />
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{prompt.company_name}</p>
            <ExternalLink href={prompt.company_website}>
              {prompt.company_website.replace(/^https?:\/\//, '')}
            </ExternalLink>
          </div>
        </div>
      </div>
      <div className="min-w-0">
        <FigureLabel>{copy.prompt}</FigureLabel>
        <p className="mt-1.5 text-pretty wrap-anywhere">{cutPreview(prompt.text)}</p>
        <AskedLine prompt={prompt} />
      </div>
    </Card>
  );
}
