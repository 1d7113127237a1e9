import { KEY_DAYS, type KeyDays, newApiKey, type NewApiKey } from '@citato/contract';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Field,
  FormBanner,
  SegmentedChoice,
  TextInput,
  useWhileThere,
} from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDate } from '#lib/format';
import { DAYS_WORDS, keysCopy } from '../copy.ts';
import { CompanyChoice } from './company-choice.tsx';
import { RightsChoice } from './rights-choice.tsx';

const copy = keysCopy.form;
const DAY_MS = 86_400_000;
const FIRST_DAYS: KeyDays = 90;

interface KeyFormDialogProps {
  companies: readonly { id: string; name: string }[];
  error: unknown;
  /** Rejects with the server's refusal, which is shown here; else the dialog closes. */
  onCreate: (input: NewApiKey) => Promise<void>;
  onClose: () => void;
}

/** Name, rights, companies and end of a new key. Stays open with what was chosen when the server refuses it. */
export function KeyFormDialog({ companies, error, onCreate, onClose }: KeyFormDialogProps) {
  const [name, setName] = useState('');
  const [mayWrite, setMayWrite] = useState(false);
  const [companyIds, setCompanyIds] = useState<string[] | null>(null);
  const [days, setDays] = useState<KeyDays>(FIRST_DAYS);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  // Read once: an end that moves while somebody reads it is no promise.
  const [openedAt] = useState(() => Date.now());
  const closeThis = useWhileThere(onClose);
  const submit = async () => {
    const input = newApiKey.safeParse({ name, mayWrite, companyIds, days });
    setFaults(
      Object.fromEntries(input.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []),
    );
    if (!input.success || isSending) return;
    setIsSending(true);
    try {
      await onCreate(input.data);
      closeThis();
    } catch {
      setIsSending(false);
    }
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.title} hasInput={name !== ''}>
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogBody className="grid grid-cols-1 gap-5 pt-4">
          {error !== null && (
            <FormBanner message={readErrorMessage({ error, fallback: keysCopy.fallback })} />
          )}
          <Field label={copy.name} help={copy.nameHelp} error={faults['name']}>
            <TextInput
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          </Field>
          <RightsChoice mayWrite={mayWrite} onChange={setMayWrite} />
          <CompanyChoice
            companies={companies}
            companyIds={companyIds}
            fault={faults['companyIds']}
            onChange={setCompanyIds}
          />
          <div className="grid gap-1.5">
            <p className="text-sm font-medium">{copy.days}</p>
            <SegmentedChoice
              legend={copy.days}
              name="days"
              items={KEY_DAYS.map((value) => ({ value: String(value), label: DAYS_WORDS[value] }))}
              chosen={String(days)}
              onChange={(event) => {
                setDays(KEY_DAYS.find((value) => String(value) === event.target.value) ?? FIRST_DAYS);
              }}
            />
            <p className="text-xs text-muted">
              {copy.daysHelp(formatDate(new Date(openedAt + days * DAY_MS).toISOString()))}
            </p>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={isSending} loadingLabel={copy.creating}>
            {copy.create}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
