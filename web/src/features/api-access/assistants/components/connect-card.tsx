import { useState } from 'react';
import { Card, SegmentedChoice } from '#ui';
import { addressOf } from '#lib/browser/base-path';
import { CopyLine } from '../../keys/components/copy-line.tsx';
import { assistantsCopy, connectSteps, type Guide, GUIDE_ITEMS } from '../copy.ts';
import { isLocalHost } from '../model.ts';
import { useAssistants } from '../queries.ts';

const copy = assistantsCopy.connect;

/** The address to paste, the steps of each assistant, and what it may be asked; not shown where the plan has none. */
export function ConnectCard() {
  const { data } = useAssistants();
  const [guide, setGuide] = useState<Guide>('claude');
  if (data?.isIncluded !== true) return null;
  const address = window.location.origin + addressOf('/mcp');
  return (
    <Card>
      <section className="grid grid-cols-1 gap-8 px-4 py-6 sm:p-6">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <CopyLine label={copy.address} text={address} />
          {isLocalHost(window.location.hostname) && <p className="text-xs text-warning">{copy.local}</p>}
          <SegmentedChoice
            legend={copy.which}
            name="assistant"
            items={GUIDE_ITEMS}
            chosen={guide}
            onChange={({ target }) => {
              setGuide(GUIDE_ITEMS.find(({ value }) => value === target.value)?.value ?? 'claude');
            }}
          />
          <ol className="grid list-decimal gap-2.5 pl-5 text-sm marker:font-semibold marker:text-accent">
            {connectSteps(guide, address).map((step) => (
              <li key={step} className="pl-1 wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
          {guide !== 'others' && <p className="text-xs text-muted">{copy.menus}</p>}
        </div>
        <div className="grid content-start gap-2.5 border-t pt-6">
          <h3 className="text-sm font-semibold">{copy.questions}</h3>
          <ul className="grid gap-2.5">
            {copy.examples.map((example) => (
              <li key={example} className="border-l-2 border-line-strong pl-3 text-md">
                {example}
              </li>
            ))}
          </ul>
          <p className="pt-1 text-xs text-muted">{copy.quoted}</p>
        </div>
      </section>
    </Card>
  );
}
