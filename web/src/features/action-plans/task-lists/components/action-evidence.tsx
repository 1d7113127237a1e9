import { type ActionEvidence, nameEngine } from '@citato/contract';
import { formatDate } from '#lib/format';
import { ExternalLink } from '#ui';
import { taskListCopy as copy } from '../copy.ts';

interface ActionEvidenceListProps {
  evidence: readonly ActionEvidence[];
  onReadAnswer: (answerId: string) => void;
}

/** The evidence of an action: figures, quotations of answers, pages. */
export function ActionEvidenceList({ evidence, onReadAnswer }: ActionEvidenceListProps) {
  return (
    <div>
      <h4 className="font-medium">{copy.evidence}</h4>
      <ul className="mt-1 grid gap-2">
        {evidence.map((item) => (
          <li key={keyOf(item)} className="min-w-0 border-l-2 border-line-strong pl-3">
            <EvidenceItem item={item} onReadAnswer={onReadAnswer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function keyOf(item: ActionEvidence): string {
  if (item.type === 'answer') return item.answerId;
  return item.type === 'source' ? item.url : item.label;
}

function EvidenceItem({
  item,
  onReadAnswer,
}: {
  item: ActionEvidence;
  onReadAnswer: (answerId: string) => void;
}) {
  if (item.type === 'figure') {
    return (
      <p className="wrap-anywhere">
        {item.label}: <span className="font-medium">{item.value}</span>
      </p>
    );
  }
  if (item.type === 'source') {
    return (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <ExternalLink href={item.url}>{item.title ?? item.domain}</ExternalLink>
        <span className="text-2xs text-faint">
          {item.title !== null && `${item.domain} · `}
          {item.answers > 0 && copy.cited(item.answers)}
        </span>
      </p>
    );
  }
  return (
    <>
      <p
        className={`max-w-[62ch] text-pretty wrap-anywhere ${item.quote === null ? 'text-muted' : 'quoted'}`}
      >
        {item.quote ?? copy.unquoted}
      </p>
      <p className="text-2xs text-faint">
        {nameEngine(item.engine)} · {formatDate(item.createdAt)} ·{' '}
        <button
          type="button"
          className="min-h-6 font-medium text-accent hover:underline"
          onClick={() => {
            onReadAnswer(item.answerId);
          }}
        >
          {copy.readAnswer}
        </button>
      </p>
    </>
  );
}
