import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';

interface AnchorProps extends ComponentProps<'a'>, ButtonLook {}

function ButtonAnchor({ variant, size, isBlock, className, ...rest }: AnchorProps) {
  return <a className={buttonClasses({ variant, size, isBlock, className })} {...rest} />;
}

/** A link of the router in the look of a button. */
export const LinkButton = createLink(ButtonAnchor);
