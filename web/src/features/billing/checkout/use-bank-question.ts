import { useRef, useState } from 'react';

/** Asks the card holder in the place of the bank, and waits for the answer. */
export function useBankQuestion() {
  const [text, setText] = useState<string | null>(null);
  const settle = useRef<(isApproved: boolean) => void>(() => undefined);
  const answer = (isApproved: boolean) => {
    setText(null);
    settle.current(isApproved);
  };
  return {
    /** What is asked; null while nothing is. */
    text,
    ask: (question: string): Promise<boolean> =>
      new Promise((resolve) => {
        settle.current = resolve;
        setText(question);
      }),
    approve: () => {
      answer(true);
    },
    refuse: () => {
      answer(false);
    },
  };
}
