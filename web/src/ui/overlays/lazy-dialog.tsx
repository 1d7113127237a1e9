import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ApiError } from '#lib/api-error';
import { loadPart } from '#lib/load-part';
import { uiCopy } from '../copy.ts';
import { showToast } from '../notices/toast-store.ts';

interface LazyDialogProps {
  /** Not given by a dialog that stands only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code comes when it is first opened; it stays from then on, to be seen leaving. Without network it closes
 * and says so: opening it again tries again.
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { isOpen = true, onClose } = props;
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const giveUp = useEffectEvent((error: unknown) => {
      if (!(error instanceof ApiError)) {
        setFailure({ error });
        return;
      }
      showToast({ title: uiCopy.notLoaded, description: error.message, tone: 'error' });
      onClose();
    });
    useEffect(() => {
      if (!isOpen || Loaded !== null) return;
      let isWanted = true;
      loadPart(load).then(
        (loaded) => {
          if (isWanted) setLoaded(() => loaded);
        },
        (error: unknown) => {
          if (isWanted) giveUp(error);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isOpen, Loaded]);
    // The page says that it has to be loaded anew.
    if (failure !== null) throw failure.error;
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
