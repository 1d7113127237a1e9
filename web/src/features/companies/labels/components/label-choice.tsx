import type { LabelSubject } from '@citato/contract';
import { useShowFailure } from '../../list/use-show-failure.ts';
import { labelsCopy as copy } from '../copy.ts';
import { useCreateLabel, useLabels } from '../queries.ts';
import { LabelForm } from './label-form.tsx';
import { LabelOption } from './label-option.tsx';

interface LabelChoiceProps {
  subject: LabelSubject;
  /** Ids of the labels that are ticked. */
  carried: readonly string[];
  isPending: boolean;
  /** Gives whether it was kept. */
  onChange: (labelIds: string[]) => Promise<boolean>;
}

/** The labels of one thing: ticked, and a new one made. */
export function LabelChoice({ subject, carried, isPending, onChange }: LabelChoiceProps) {
  const labels = useLabels(subject);
  const created = useCreateLabel();
  const showFailure = useShowFailure();
  return (
    <>
      {labels.map((label) => {
        const isCarried = carried.includes(label.id);
        return (
          <LabelOption
            key={label.id}
            label={label}
            carriers={isCarried ? 'all' : 'none'}
            isDisabled={isPending}
            onToggle={() =>
              void onChange(isCarried ? carried.filter((id) => id !== label.id) : [...carried, label.id])
            }
          />
        );
      })}
      <div className={labels.length === 0 ? '' : 'border-t'}>
        <LabelForm
          isPending={created.isPending || isPending}
          onSave={async (named) => {
            try {
              const { label } = await created.mutateAsync({ subject, ...named });
              return carried.includes(label.id) || (await onChange([...carried, label.id]));
            } catch (error) {
              showFailure({ error, fallback: copy.failedText, title: copy.failed });
              return false;
            }
          }}
        />
      </div>
    </>
  );
}
