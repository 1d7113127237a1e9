import type { ReactNode } from 'react';
import { Banner } from '../notices/banner.tsx';

interface FormBannerProps {
  /** The one place where the sentence stands: a toast beside it has a title only. */
  message: string;
  action?: ReactNode;
}

/** The server's refusal of a form, above its fields; stays until the next try. */
export function FormBanner({ message, action }: FormBannerProps) {
  return <Banner tone="negative" title={message} role="alert" action={action} />;
}
