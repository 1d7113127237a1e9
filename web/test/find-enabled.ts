import { screen, waitFor } from '@testing-library/react';

/** The buttons of this name, once all of them can be pressed: some wait for what the page still asks for. */
export async function findEnabledButtons(name: string): Promise<HTMLElement[]> {
  return waitFor(() => {
    const buttons = screen.getAllByRole('button', { name });
    if (buttons.some((button) => button.hasAttribute('disabled'))) throw new Error(`${name} is disabled`);
    return buttons;
  });
}

export async function findEnabledButton(name: string): Promise<HTMLElement> {
  const [button, ...others] = await findEnabledButtons(name);
  if (button === undefined || others.length > 0) throw new Error(`One button ${name} was to be shown`);
  return button;
}
