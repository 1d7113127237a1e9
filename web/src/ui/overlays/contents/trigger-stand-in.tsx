import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface TriggerStandInProps {
  trigger: RefObject<HTMLElement | null>;
  /** Given by Radix, which asks where the trigger is. */
  ref?: Ref<HTMLElement | null>;
}

/** In the place of a trigger that has long been on the page: what opens is placed at it and gives the focus back to it. */
export function TriggerStandIn({ trigger, ref }: TriggerStandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => trigger.current, [trigger]);
  return null;
}
