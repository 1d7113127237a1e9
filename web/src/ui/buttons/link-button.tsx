import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonAppearance } from './button-classes.ts';

interface AnchorProps extends ComponentProps<'a'>, ButtonAppearance {}

/** A plain link in the look of a button: to a part of the page, or to a mail program. */
export function AnchorButton({ variant, size, isBlock, className, ...rest }: AnchorProps) {
  return <a className={buttonClasses({ variant, size, isBlock, className })} {...rest} />;
}

/** A link of the router in the look of a button. */
export const LinkButton = createLink(AnchorButton);
