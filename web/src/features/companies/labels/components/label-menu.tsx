import type { Label, Prompt } from '@citato/contract';
import { ChevronDown, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useShowFailure } from '../../list/use-show-failure.ts';
import { Button, IconButton, Popover, showToast } from '#ui';
import { labelsCopy as copy } from '../copy.ts';
import { countCarriers, planToggle } from '../model.ts';
import { useCreateLabel, useDeleteLabel, useLabels, useSetPromptLabels, useUpdateLabel } from '../queries.ts';
import { LabelForm } from './label-form.tsx';
import { LabelOption } from './label-option.tsx';

/** The labels of some prompts: put on, taken off, made, renamed and deleted. */
export function LabelMenu({ prompts }: { prompts: readonly Prompt[] }) {
  const [edited, setEdited] = useState<string | null>(null);
  const labels = useLabels('prompt');
  const created = useCreateLabel();
  const { attempt, toggle, isPending } = useLabelChanges();
  return (
    <Popover
      label={copy.title}
      className="max-h-96 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
      trigger={
        <Button>
          {copy.open}
          <ChevronDown aria-hidden className="text-muted" />
        </Button>
      }
    >
      {labels.length === 0 && <p className="py-2 text-sm text-muted">{copy.none}</p>}
      <ul>
        {labels.map((label) =>
          edited === label.id ? (
            <li key={label.id}>
              <EditedLabel
                label={label}
                onClose={() => {
                  setEdited(null);
                }}
              />
            </li>
          ) : (
            <li key={label.id} className="flex items-center gap-1">
              <LabelOption
                label={label}
                carriers={countCarriers({ prompts, labelId: label.id })}
                isDisabled={isPending}
                onToggle={() => void toggle({ label, prompts })}
              />
              <IconButton
                label={copy.edit(label.name)}
                icon={<Pencil />}
                onClick={() => {
                  setEdited(label.id);
                }}
              />
            </li>
          ),
        )}
      </ul>
      <div className="border-t">
        <LabelForm
          isPending={created.isPending}
          onSave={(named) =>
            attempt(async () => {
              const { label } = await created.mutateAsync({ subject: 'prompt', ...named });
              if (countCarriers({ prompts, labelId: label.id }) !== 'all') await toggle({ label, prompts });
            })
          }
        />
      </div>
    </Popover>
  );
}

function EditedLabel({ label, onClose }: { label: Label; onClose: () => void }) {
  const updated = useUpdateLabel();
  const deleted = useDeleteLabel();
  const { attempt } = useLabelChanges();
  return (
    <LabelForm
      label={label}
      isPending={updated.isPending || deleted.isPending}
      onSave={async (named) => {
        const isSaved = await attempt(() => updated.mutateAsync({ labelId: label.id, ...named }));
        if (isSaved) onClose();
        return isSaved;
      }}
    >
      <Button type="button" variant="ghost" onClick={onClose}>
        {copy.cancel}
      </Button>
      <Button
        type="button"
        variant="ghost"
        disabled={deleted.isPending}
        onClick={() => void attempt(() => deleted.mutateAsync(label.id))}
      >
        {copy.delete}
      </Button>
    </LabelForm>
  );
}

/** What changes labels: a failure is said, and what was put on prompts can be undone. */
function useLabelChanges() {
  const { mutateAsync, isPending } = useSetPromptLabels();
  const showFailure = useShowFailure();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showFailure({ error, fallback: copy.failedText, title: copy.failed });
      return false;
    }
  };
  const toggle = ({ label: { id, name }, prompts }: { label: Label; prompts: readonly Prompt[] }) =>
    attempt(async () => {
      const plan = planToggle({ prompts, labelId: id });
      await mutateAsync(plan);
      const said = { name, count: plan.promptIds.length };
      showToast({
        title: plan.add.length > 0 ? copy.put(said) : copy.taken(said),
        tone: 'success',
        action: {
          label: copy.undo,
          onSelect: () => void attempt(() => mutateAsync({ ...plan, add: plan.remove, remove: plan.add })),
        },
      });
    });
  return { attempt, toggle, isPending };
}
