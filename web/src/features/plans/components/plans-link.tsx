import { PAGES } from '@citato/contract';
import type { ComponentProps } from 'react';
import { useMay } from '#lib/session/use-may';
import { LinkButton } from '#ui';

type PlansLinkProps = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'className' | 'children'>;

/** The way to the plans, for whom may change the plan: everybody else would read there that they may not. */
export function PlansLink(props: PlansLinkProps) {
  const mayChange = useMay<'changePlan'>('own');
  return mayChange ? <LinkButton {...props} to={PAGES.profile} search={{ tab: 'plan' }} /> : null;
}
