import { useRef, useState } from 'react';

/** Asks the holder of a card in the place of their bank, and waits for the answer. */
export function useBankQuestion() {
  const [text, setText] = useState<string | null>(null);
  const settle = useRef<(approve: boolean) => void>(() => undefined);
  return {
    /** What is asked; null while nothing is. */
    text,
    ask: (question: string): Promise<boolean> =>
      new Promise((resolve) => {
        settle.current = resolve;
        setText(question);
      }),
    answer: (approve: boolean) => {
      setText(null);
      settle.current(approve);
    },
  };
}
