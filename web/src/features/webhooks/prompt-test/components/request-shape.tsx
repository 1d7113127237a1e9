import type { TestedPrompt } from '@citato/contract';
import { Card, FigureLabel } from '#ui';
import { promptTestCopy as copy } from '../copy.ts';

/** Where the text goes and in what form it arrives. */
export function RequestShape({ prompt, environment }: { prompt: TestedPrompt; environment: string }) {
  const payload = {
    prompt_id: prompt.id,
    text: copy.sample.text,
    persona: prompt.persona,
    market: prompt.market,
    series: prompt.series,
    brand: prompt.company_name,
    company_website: prompt.company_website,
    timestamp: copy.sample.timestamp,
  };
  return (
    <section aria-labelledby="request-shape">
      <Card className="grid gap-4 px-4 py-5 sm:px-6">
        <h2 id="request-shape" className="text-lg font-semibold tracking-prompt">
          {copy.request}
        </h2>
        <div>
          <FigureLabel>{copy.endpoint}</FigureLabel>
          <Code>{`POST /api/prompts/${prompt.id}/test`}</Code>
        </div>
        <div>
          <FigureLabel>{copy.payload}</FigureLabel>
          <Code>{JSON.stringify(payload, null, 2)}</Code>
          <p className="mt-1.5 text-xs text-pretty text-muted">{copy.payloadText(environment)}</p>
        </div>
      </Card>
    </section>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-1.5 rounded-2 bg-sunken px-3 py-2.5 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
      <code className="font-sans">{children}</code>
    </pre>
  );
}
