import { Button } from '#ui';

interface SubmitButtonProps {
  copy: { submit: string; submitting: string };
  isSending: boolean;
}

/** Sends the one form of a page. */
export function SubmitButton({ copy, isSending }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      isBlock
      isLoading={isSending}
      loadingLabel={copy.submitting}
    >
      {copy.submit}
    </Button>
  );
}
