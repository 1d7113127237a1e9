import type { Finding, Health } from '@citato/contract';
import { Badge } from '#ui';
import { healthCopy as copy } from '../copy.ts';
import { FINDINGS } from '../findings-copy.ts';
import { readFacts } from '../finding-facts.ts';

/** The findings, the most pressing first, each with what to do. */
export function Findings({ health }: { health: Health }) {
  if (health.findings.length === 0) return null;
  return (
    <ul aria-label={copy.findings} className="divide-y border-t">
      {health.findings.map((finding) => (
        <FindingLine key={`${finding.code} ${finding.subject ?? ''}`} finding={finding} health={health} />
      ))}
    </ul>
  );
}

function FindingLine({ finding, health }: { finding: Finding; health: Health }) {
  const { title, text, anchor } = FINDINGS[finding.code];
  const facts = readFacts(health, finding);
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[112px_minmax(0,1fr)_auto] sm:px-6">
      <div>
        <Badge tone={finding.severity === 'act' ? 'negative' : 'warning'}>
          {copy.severities[finding.severity]}
        </Badge>
      </div>
      <div className="min-w-0">
        <p className="text-sm font-medium wrap-anywhere">{title(facts)}</p>
        <p className="max-w-(--measure) text-sm text-pretty wrap-anywhere text-muted">{text(facts)}</p>
      </div>
      {anchor !== undefined && (
        <a
          href={`#${anchor}`}
          className="inline-flex min-h-6 items-center self-start text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {copy.links[anchor]}
        </a>
      )}
    </li>
  );
}
