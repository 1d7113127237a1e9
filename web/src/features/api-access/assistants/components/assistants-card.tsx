import { Card } from '#ui';
import { addressOf } from '#lib/browser/base-path';
import { CopyLine } from '../../keys/components/copy-line.tsx';
import { useApiKeys } from '../../keys/queries.ts';
import { assistantsCopy as copy, connectCommand } from '../copy.ts';

/** How an assistant is connected with a key, and what it may be asked; not shown where the plan holds no keys. */
export function AssistantsCard() {
  const { data } = useApiKeys();
  if (data?.isIncluded !== true) return null;
  const address = window.location.origin + addressOf('/mcp');
  return (
    <Card>
      <section className="grid grid-cols-1 gap-5 px-4 py-6 sm:p-6">
        <div>
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <p className="text-sm text-muted">{copy.intro}</p>
        </div>
        <CopyLine label={copy.address} text={address} />
        <div className="grid grid-cols-1 gap-1.5">
          <p className="text-sm font-medium">{copy.command}</p>
          <pre className="overflow-x-auto rounded-2 bg-sunken p-3 font-mono text-xs leading-5" tabIndex={0}>
            {connectCommand(address)}
          </pre>
        </div>
        <div className="grid gap-1.5">
          <p className="text-sm font-medium">{copy.questions}</p>
          <ul className="grid gap-1.5">
            {copy.examples.map((example) => (
              <li key={example} className="border-l-2 border-line-strong pl-3 text-md">
                {example}
              </li>
            ))}
          </ul>
          <p className="pt-1 text-xs text-muted">{copy.help}</p>
        </div>
      </section>
    </Card>
  );
}
