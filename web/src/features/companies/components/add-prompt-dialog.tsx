import { promptInput } from '@citato/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { Button, Dialog, DialogBody, DialogFoot, Field, TextArea, showToast } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useAddPrompts } from '../queries.ts';
import { showFailure } from '../show-failure.ts';

const copy = companiesCopy.addPromptDialog;

interface AddPromptDialogProps {
  isOpen: boolean;
  companyId: string;
  onClose: () => void;
  onUpgrade: () => void;
}

export function AddPromptDialog({ isOpen, ...rest }: AddPromptDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ companyId, onClose, onUpgrade }: Omit<AddPromptDialogProps, 'isOpen'>) {
  const add = useAddPrompts(companyId);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(promptInput),
    mode: 'onChange',
    defaultValues: { text: '' },
  });
  const save = useOneAtATime(async (prompt: { text: string }) => {
    try {
      await add.mutateAsync([prompt]);
      showToast({
        title: companiesCopy.toasts.promptsAdded,
        description: companiesCopy.toasts.promptsAddedText,
        tone: 'success',
      });
      onClose();
    } catch (error) {
      showFailure({ error, fallback: companiesCopy.toasts.promptsFailed, onUpgrade });
    }
  });
  const submit = handleSubmit(save);
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.title} hasInput={formState.isDirty}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="pt-4">
          <Field label={copy.field} help={copy.help} error={formState.errors.text?.message}>
            <TextArea rows={3} autoFocus {...register('text')} />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{companiesCopy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!formState.isValid}
            isLoading={add.isPending}
            loadingLabel={companiesCopy.promptsForm.saving}
          >
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
