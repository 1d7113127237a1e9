import { cva, type VariantProps } from 'class-variance-authority';
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const bannerClasses = cva(
  'grid grid-cols-[18px_minmax(0,1fr)] gap-3 rounded-3 px-5 py-4 [&>.lucide]:mt-[3px]',
  {
    variants: {
      tone: {
        warning: 'bg-warning-soft [&>.lucide]:text-warning',
        negative: 'bg-negative-soft [&>.lucide]:text-negative',
        accent: 'bg-accent-soft [&>.lucide]:text-accent',
        positive: 'bg-positive-soft [&>.lucide]:text-positive',
      },
    },
  },
);

const ICONS = { warning: TriangleAlert, negative: CircleAlert, accent: Info, positive: Check };

interface BannerProps {
  tone: NonNullable<VariantProps<typeof bannerClasses>['tone']>;
  title: string;
  children?: ReactNode;
  /** One button; right of the text from 640 px, below it before. */
  action?: ReactNode;
  icon?: ReactNode;
  /** `alert` for the server's answer to a form, `status` for what may be read later. */
  role?: 'alert' | 'status';
}

export function Banner({ tone, title, children, action, icon, role }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={role}
      className={bannerClasses({
        tone,
        className:
          action !== undefined &&
          'sm:grid-cols-[18px_minmax(0,1fr)_auto] sm:items-center [&>.lucide]:self-start',
      })}
    >
      {icon ?? <Icon />}
      <div className="min-w-0">
        <p className="text-md font-semibold">{title}</p>
        {children !== undefined && <div className="text-sm wrap-anywhere">{children}</div>}
      </div>
      {action !== undefined && <div className="col-span-full grid sm:col-auto sm:ml-3">{action}</div>}
    </div>
  );
}
