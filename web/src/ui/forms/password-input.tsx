import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { uiCopy } from '../copy.ts';
import { TextInput } from './text-input.tsx';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={isShown ? uiCopy.hidePassword : uiCopy.showPassword}
        onClick={() => {
          setIsShown(!isShown);
        }}
        className="absolute top-px right-px grid size-[42px] place-items-center rounded-2 text-muted hover:text-text focus-visible:rounded-2 focus-visible:-outline-offset-2"
      >
        {isShown ? <EyeOff /> : <Eye />}
      </button>
    </div>
  );
}
