import { MAX_TRIED, type CompanyWithPrompts, type WeighedSpan } from '@citato/contract';
import { useEffect, useRef, useState } from 'react';
import { AnswerText } from '../../text/components/answer-text.tsx';
import { readErrorMessage } from '#lib/api-client';
import { Button, Field, TextArea } from '#ui';
import { namesDialogCopy } from '../dialog-copy.ts';
import { markSpans } from '../mark-name.ts';
import { useReadSentence } from '../queries.ts';
import { describeOutcome } from '../describe-outcome.ts';

const copy = namesDialogCopy.sentence;

/** A sentence its user writes, read as an answer is; open on demand, so that the dialog is first of all to read. */
export function TrySentence({ company }: { company: Pick<CompanyWithPrompts, 'id'> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <SentenceForm companyId={company.id} />;
  return (
    <Button
      className="mt-4"
      onClick={() => {
        setIsOpen(true);
      }}
    >
      {copy.open}
    </Button>
  );
}

function SentenceForm({ companyId }: { companyId: string }) {
  const [typed, setTyped] = useState('');
  const { mutate, data, error, variables, isPending } = useReadSentence(companyId);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data !== undefined) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  return (
    <form
      className="grid gap-3 pt-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '' && !isPending) mutate(typed);
      }}
    >
      <Field
        label={copy.label}
        help={copy.help}
        error={error === null ? undefined : readErrorMessage({ error, fallback: copy.failed })}
      >
        <TextArea
          autoFocus
          value={typed}
          maxLength={MAX_TRIED}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        isLoading={isPending}
        disabled={typed.trim() === ''}
      >
        {copy.run}
      </Button>
      <div role="status" ref={outcome}>
        {data !== undefined && <Outcome {...data} sentence={variables} />}
      </div>
    </form>
  );
}

function Outcome({
  isNamed,
  spans,
  sentence,
}: {
  isNamed: boolean;
  spans: readonly WeighedSpan[];
  sentence: string;
}) {
  return (
    <div className="grid gap-2 rounded-2 bg-sunken p-4">
      <p className="text-sm font-medium wrap-anywhere">{describeOutcome({ isNamed, spans })}</p>
      <AnswerText answer={sentence} companies={markSpans(spans)} />
    </div>
  );
}
