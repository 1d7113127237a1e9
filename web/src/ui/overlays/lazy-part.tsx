import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { ApiError } from '#lib/api-error';
import { loadPart } from '#lib/load-part';
import { ErrorState } from '../notices/error-state.tsx';

interface LazyPartOptions {
  /** Stands until the code has come; nothing unless given. */
  waiting?: ReactNode;
  /** What is said when it does not come; a part that is only a help stays away in silence. */
  failed?: { title: string; text: string };
}

/**
 * A part of a page whose code comes when it is first drawn. When the server cannot be reached the part says so in its
 * own place and can be tried again: the page around it stays. Code that a new version has replaced is the page's to say.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failed }: LazyPartOptions = {},
): ComponentType<Props> {
  // Once here it is drawn at once, wherever it stands next.
  let known: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => known);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const [tries, setTries] = useState(0);
    const isPending = Loaded === null && failure === null;
    const settle = useEffectEvent((error: unknown) => {
      setFailure({ error });
    });
    useEffect(() => {
      if (known !== null) return;
      let isWanted = true;
      loadPart(load).then(
        (part) => {
          known = part;
          if (!isWanted) return;
          setLoaded(() => part);
          setFailure(null);
        },
        (error: unknown) => {
          if (isWanted) settle(error);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [tries]);
    if (Loaded !== null) return <Loaded {...props} />;
    if (isPending) return waiting;
    if (failure !== null && !(failure.error instanceof ApiError)) throw failure.error;
    if (failed === undefined) return null;
    return (
      <div className="mt-6">
        <ErrorState
          title={failed.title}
          onRetry={() => {
            setFailure(null);
            setTries(tries + 1);
          }}
        >
          {failed.text}
        </ErrorState>
      </div>
    );
  };
}
