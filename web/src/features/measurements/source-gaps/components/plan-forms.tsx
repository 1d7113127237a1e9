import type { PlanAction } from '@citato/contract';
import { useState } from 'react';
import { Button, Field, TextInput } from '#ui';
import { planCopy as copy } from '../plan-copy.ts';

interface FormProps<Change> {
  onSave: (change: Change) => void;
  onCancel: () => void;
}

const MAX_WORDS = 100;
const MAX_REASON = 300;

/** Who does an action, in free words, and by when. */
export function AssignAction({
  action,
  onSave,
  onCancel,
}: FormProps<{ assignee: string | null; dueOn: string | null }> & { action: PlanAction }) {
  const [assignee, setAssignee] = useState(action.assignee ?? '');
  const [dueOn, setDueOn] = useState(action.dueOn ?? '');
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({
          assignee: assignee.trim() === '' ? null : assignee.trim(),
          dueOn: dueOn === '' ? null : dueOn,
        });
      }}
    >
      <Field label={copy.who}>
        <TextInput
          value={assignee}
          maxLength={MAX_WORDS}
          onChange={({ target: { value } }) => {
            setAssignee(value);
          }}
        />
      </Field>
      <Field label={copy.by}>
        <TextInput
          type="date"
          value={dueOn}
          onChange={({ target: { value } }) => {
            setDueOn(value);
          }}
        />
      </Field>
      <FormFoot onCancel={onCancel} />
    </form>
  );
}

/** An action leaves the plan with a reason, which stays beside it. */
export function DropAction({ onSave, onCancel }: FormProps<{ dropReason: string }>) {
  const [reason, setReason] = useState('');
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onSave({ dropReason: reason.trim() });
      }}
    >
      <Field label={copy.reason}>
        <TextInput
          required
          value={reason}
          maxLength={MAX_REASON}
          onChange={({ target: { value } }) => {
            setReason(value);
          }}
        />
      </Field>
      <FormFoot onCancel={onCancel} />
    </form>
  );
}

export function FormFoot({ onCancel, isPending = false }: { onCancel: () => void; isPending?: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="sm" disabled={isPending}>
        {copy.save}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  );
}
