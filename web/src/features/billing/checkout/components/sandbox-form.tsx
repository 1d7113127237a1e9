import { lazyDialog } from '#ui';
import { useValidatedForm } from '#lib/use-validated-form';
import type { CardFormProps } from '../card-form-props.ts';
import { formatCardNumber, formatCvc, formatExpiry } from '../card-text.ts';
import { checkoutCopy } from '../copy.ts';
import { sandboxCardForm, TEST_CARD_DETAILS } from '../sandbox-card-form.ts';
import { useSandboxCard } from '../use-sandbox-card.ts';
import { CardField } from './card-field.tsx';
import { CardPanel } from './card-panel.tsx';
import { PayFoot } from './pay-foot.tsx';
import { TestCards } from './test-cards.tsx';

const copy = checkoutCopy.form;
const BankDialog = lazyDialog(async () => (await import('./bank-dialog.tsx')).BankDialog);

/** The card form of the embedded provider: the fields of a real one, and the cards that can be tried. */
export function SandboxForm({ setup, priceCents, dueCents, isPaidToday, purchase }: CardFormProps) {
  const { register, handleSubmit, formState, setValue, clearErrors } = useValidatedForm({
    schema: sandboxCardForm,
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const { errors } = formState;
  const { bank, stepsFor } = useSandboxCard({ setup, priceCents });
  const submit = handleSubmit((card) => purchase.pay(stepsFor(card)));
  const isReady = setup !== null;

  const fillIn = (number: string) => {
    setValue('number', number);
    setValue('expiry', TEST_CARD_DETAILS.expiry);
    setValue('cvc', TEST_CARD_DETAILS.cvc);
    clearErrors();
  };

  return (
    <CardPanel>
      <form
        noValidate
        aria-label={copy.title}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <fieldset disabled={!isReady || purchase.isPaying} className="grid min-w-0 gap-4">
          <CardField
            label={copy.number}
            placeholder="1234 1234 1234 1234"
            autoComplete="cc-number"
            format={formatCardNumber}
            error={errors.number?.message}
            registration={register('number')}
          />
          <div className="grid grid-cols-2 gap-3">
            <CardField
              label={copy.expiry}
              placeholder="MM / AA"
              autoComplete="cc-exp"
              format={formatExpiry}
              error={errors.expiry?.message}
              registration={register('expiry')}
            />
            <CardField
              label={copy.cvc}
              placeholder="123"
              autoComplete="cc-csc"
              format={formatCvc}
              error={errors.cvc?.message}
              registration={register('cvc')}
            />
          </div>
        </fieldset>
        <PayFoot
          priceCents={priceCents}
          dueCents={dueCents}
          isPaidToday={isPaidToday}
          isReady={isReady}
          isPaying={purchase.isPaying}
          refusal={purchase.refusal}
          note={checkoutCopy.sandbox.note}
        />
      </form>
      <TestCards isDisabled={!isReady || purchase.isPaying} onChoose={fillIn} />
      <BankDialog
        isOpen={bank.text !== null}
        text={bank.text}
        onClose={bank.refuse}
        onApprove={bank.approve}
      />
    </CardPanel>
  );
}
