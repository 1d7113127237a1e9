import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  AlertDialog,
  Dialog,
  DialogBody,
  Field,
  HelpNote,
  Menu,
  MenuItem,
  TextInput,
  Tooltip,
} from '../index.ts';

describe('a dialog', () => {
  const open = (hasInput: boolean) => {
    const onOpenChange = vi.fn();
    render(
      <Dialog isOpen onOpenChange={onOpenChange} title="Aggiungi Prompt" hasInput={hasInput}>
        <DialogBody>Testo</DialogBody>
      </Dialog>,
    );
    return onOpenChange;
  };

  it('closes on Escape while nothing was typed', async () => {
    const onOpenChange = open(false);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('asks before a stray Escape loses what was typed, and stays by the next one', async () => {
    const onOpenChange = open(true);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Hai scritto qualcosa: vuoi chiudere comunque?');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resta qui' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi comunque' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('asks nothing of its own button', async () => {
    const onOpenChange = open(true);
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('the focus', () => {
  const Opener = ({ goesAway }: { goesAway: boolean }) => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        {!(goesAway && isOpen) && <button onClick={() => setIsOpen(true)}>Apri</button>}
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Aggiungi Prompt">
          <DialogBody>Testo</DialogBody>
        </Dialog>
      </main>
    );
  };

  it('returns to the button that opened a dialog', async () => {
    render(<Opener goesAway={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri' }));
    });
  });

  it('returns to the button of the menu whose entry opened a dialog', async () => {
    function Opening() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <main tabIndex={-1}>
          <Menu trigger={<button>Altro</button>}>
            <MenuItem onSelect={() => setIsOpen(true)}>Unisci con…</MenuItem>
          </Menu>
          <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Unisci">
            <DialogBody>Testo</DialogBody>
          </Dialog>
        </main>
      );
    }
    render(<Opening />);
    await userEvent.click(screen.getByRole('button', { name: 'Altro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unisci con…' }));
    await screen.findByRole('dialog', { name: 'Unisci' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Altro' }));
    });
  });

  it('goes to the content of the page when that button is gone', async () => {
    render(<Opener goesAway />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('main'));
    });
  });
});

describe('a confirmation', () => {
  it('starts on the way back and names what goes', async () => {
    const onConfirm = vi.fn();
    render(
      <AlertDialog
        isOpen
        onOpenChange={() => undefined}
        title="Conferma Eliminazione Azienda"
        description="Elimini Ponteverde CRM con i suoi 3 prompt."
        actionLabel="Elimina"
        onConfirm={onConfirm}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Conferma Eliminazione Azienda' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Elimini Ponteverde CRM con i suoi 3 prompt.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }));
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

it('starts a dialog with a form in its first field', () => {
  render(
    <Dialog isOpen onOpenChange={() => undefined} title="Richiesta Assistenza">
      <DialogBody>
        <Field label="Oggetto">
          <TextInput />
        </Field>
      </DialogBody>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Oggetto'));
});

describe('a menu', () => {
  const open = () => {
    render(
      <Menu trigger={<button>Altro</button>}>
        <MenuItem onSelect={() => undefined}>Unisci con…</MenuItem>
        <MenuItem onSelect={() => undefined}>Ignora</MenuItem>
      </Menu>,
    );
    return screen.getByRole('button', { name: 'Altro' });
  };

  it('opened by a key starts on its first entry, and gives the focus back on Escape', async () => {
    const trigger = open();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Unisci con…' });
    await waitFor(() => {
      expect(document.activeElement).toBe(first);
    });
    expect(trigger.getAttribute('aria-controls')).toBe(screen.getByRole('menu', { name: 'Altro' }).id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(trigger);
    });
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('is closed by a second press of its button', async () => {
    const trigger = open();
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.click(trigger);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it('a popover opens and closes by its button, which knows what it opened', async () => {
  render(<HelpNote help="Quante risposte ti nominano.">Mention Rate</HelpNote>);
  const trigger = screen.getByRole('button', { name: /Mention Rate/ });
  await userEvent.click(trigger);
  expect((await screen.findByRole('note')).id).toBe(trigger.getAttribute('aria-controls'));
  await userEvent.click(trigger);
  expect(screen.queryByRole('note')).toBeNull();
});

it('a popover near the lower edge first moves its trigger up, and does not lie over what stands above it', async () => {
  render(<HelpNote help="Quante risposte ti nominano.">Mention Rate</HelpNote>);
  const trigger = screen.getByRole('button', { name: /Mention Rate/ });
  const scroll = vi.fn();
  trigger.scrollIntoView = scroll;
  const placeAt = (bottom: number) => {
    vi.spyOn(trigger, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 20, 80, 20));
  };
  placeAt(window.innerHeight - 40);
  await userEvent.click(trigger);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  await userEvent.click(trigger);
  placeAt(100);
  await userEvent.click(trigger);
  expect(scroll).toHaveBeenCalledOnce();
});

it('a tooltip shows its words at once to who comes by key, and goes with the focus', async () => {
  render(
    <Tooltip text="da 18% a 31%">
      <button>24%</button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await userEvent.tab();
  await waitFor(() => {
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
