import type { DropdownMenu } from 'radix-ui';
import { createContext } from 'react';

/** What entries are made of; comes with the code of the menu they stand in. */
export const MenuParts = createContext<Pick<typeof DropdownMenu, 'Item' | 'Separator'> | null>(null);
