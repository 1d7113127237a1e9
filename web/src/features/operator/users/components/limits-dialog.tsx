import type { AdminUser, LimitOverridesInput, Plan } from '@citato/contract';
import { Button, Dialog, DialogBody, DialogFoot, Field, showToast, TextInput, useWhileThere } from '#ui';
import { useShowFailure } from '../../panel/use-show-failure.ts';
import { PLAN_NAMES } from '#features/companies';
import { usePlans } from '#features/plans';
import { formatInteger } from '#lib/format';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { usersCopy } from '../copy.ts';
import { limitsSchema, startLimitsForm } from '../limits-form.ts';
import { hasOverrides } from '../model.ts';
import { useResetUserLimits, useSetUserLimits } from '../queries.ts';
import { OverrideField } from './override-field.tsx';

const copy = usersCopy.limits;

interface LimitsDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** The overrides of one account. */
export function LimitsDialog({ user, onClose }: LimitsDialogProps) {
  const { data: plans } = usePlans();
  const plan = plans?.find(({ id }) => id === user.planId);
  const { register, handleSubmit, formState, watch } = useValidatedForm({
    schema: limitsSchema,
    defaultValues: startLimitsForm(user),
  });
  const { errors } = formState;
  const { save, restore, isSaving, isRestoring } = useChange({ user, onClose });
  const submit = handleSubmit((limits) => save(limits));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.title}
      description={
        <span className="text-xs wrap-anywhere">
          {user.email} · {PLAN_NAMES[user.planId]}
        </span>
      }
      size="limits"
      hasInput={formState.isDirty}
    >
      <form noValidate className="contents" onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-4 pt-4">
          <div className="grid grid-cols-2 gap-3">
            <Field
              label={copy.maxCompanies}
              help={describePlan(plan?.maxCompanies)}
              error={errors.customMaxCompanies?.message}
            >
              <TextInput inputMode="numeric" autoComplete="off" {...register('customMaxCompanies')} />
            </Field>
            <Field
              label={copy.maxPrompts}
              help={describePlan(plan?.maxPrompts)}
              error={errors.customMaxPrompts?.message}
            >
              <TextInput inputMode="numeric" autoComplete="off" {...register('customMaxPrompts')} />
            </Field>
          </div>
          <OverrideField
            label={copy.taskLists}
            words={{ on: copy.taskListsOn, off: copy.taskListsOff }}
            isOverridden={watch('overridesTaskLists')}
            isEnabled={watch('taskLists')}
            override={register('overridesTaskLists')}
            setting={register('taskLists')}
          />
          <OverrideField
            label={copy.analysis}
            words={{ on: copy.analysisOn, off: copy.analysisOff }}
            isOverridden={watch('overridesAnalysis')}
            isEnabled={watch('analysis')}
            override={register('overridesAnalysis')}
            setting={register('analysis')}
          />
        </DialogBody>
        <DialogFoot>
          {hasOverrides(user) && (
            <Button
              variant="ghost"
              className="sm:mr-auto sm:-ml-3.5"
              disabled={isSaving}
              isLoading={isRestoring}
              loadingLabel={copy.resetting}
              onClick={() => void restore()}
            >
              {copy.reset}
            </Button>
          )}
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isRestoring}
            isLoading={isSaving}
            loadingLabel={copy.saving}
          >
            {copy.save}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Both ways out of the dialog that change something; a refusal keeps it open with what was typed. */
function useChange({ user, onClose }: LimitsDialogProps) {
  const set = useSetUserLimits(user.id);
  const reset = useResetUserLimits(user.id);
  const showFailure = useShowFailure();
  const closeThis = useWhileThere(onClose);
  const save = useOneAtATime(async (limits: LimitOverridesInput) => {
    try {
      await set.mutateAsync(limits);
      showToast({ title: copy.saved, description: copy.savedText, tone: 'success' });
      closeThis();
    } catch (error) {
      showFailure(error, { title: copy.error, fallback: copy.saveFailed });
    }
  });
  const restore = useOneAtATime(async () => {
    try {
      await reset.mutateAsync();
      showToast({ title: copy.restored, description: copy.restoredText, tone: 'success' });
      closeThis();
    } catch (error) {
      showFailure(error, { title: copy.error, fallback: copy.restoreFailed });
    }
  });
  return { save, restore, isSaving: set.isPending, isRestoring: reset.isPending };
}

function describePlan(max: Plan['maxPrompts'] | undefined): string {
  return max === undefined ? copy.fromPlanUnknown : copy.fromPlan(formatInteger(max));
}
