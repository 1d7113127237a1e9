import { useState } from 'react';
import { readErrorMessage } from '#lib/api-client';
import { AlertDialog, Button, showToast } from '#ui';
import type { AccessWords } from '../access-words.ts';

interface RevocationProps {
  name: string;
  words: AccessWords;
  onRevoke: () => Promise<unknown>;
  isRevoking: boolean;
}

/** The button that revokes an access, after a question. */
export function Revocation({ name, words, onRevoke, isRevoking }: RevocationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { title, before, after, action, done, doneText } = words.revocation;
  const confirm = async () => {
    try {
      await onRevoke();
      setIsAsking(false);
      showToast({ title: done(name), description: doneText(name), tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: words.fallback });
      showToast({ title: words.failed, description, tone: 'error' });
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        className="text-negative max-sm:-ml-4.25"
        aria-label={words.revokeNamed(name)}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {words.revoke}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={() => {
          setIsAsking(false);
        }}
        title={title}
        description={
          <>
            {before}
            <b>{name}</b>
            {after}
          </>
        }
        actionLabel={action}
        isPending={isRevoking}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
