import { describe, expect, it } from 'vitest';
import { extractMentions } from '../../extract-mentions.ts';

const isFound = (brand: string, answer: string) =>
  extractMentions({ answer, brands: [{ name: brand }] }).brands[0]?.present;

describe('the own brand, written without its capital', () => {
  it.each([
    ['Satispay', 'Molti usano satispay per dividere il conto.'],
    ['Satispay', 'satispay è la più usata a Torino.'],
    ['Satispay', '- satispay: gratis per i privati\n- nexi: per i negozi'],
    ['Satispay', 'Con satispay, hype e revolut si paga dal telefono.'],
    ['Satispay', 'Scegli la satispay che preferisci.'],
    ['Satispay', '| App | Costo |\n|---|---|\n| satispay | gratis |\n| nexi | 2% |'],
    ['Satispay', '> molti citano «satispay» tra le prime'],
    ['Satispay', 'satispay’s fees are low for small shops.'],
    ['Enel', 'L’offerta dell’enel conviene.'],
    ['Unicredit', 'unicredit e bper sono le banche più diffuse.'],
    ['Vodafone', 'Meglio di vodafone per copertura.'],
    ['Intesa Sanpaolo', 'I conti di intesa sanpaolo costano di più.'],
    ['Prénatal', 'prénatal ha molti negozi.'],
  ])('%s is found in %j', (brand, answer) => {
    expect(isFound(brand, answer)).toBe(true);
  });

  it.each([
    ['Gusto', 'Un caffè dal gusto pieno.'],
    ['Sole', 'Una camera con tanto sole e vista sul mare.'],
    ['Alba', 'Si parte all’alba e si torna la sera.'],
    ['Bussola', 'Serve la bussola per orientarsi.'],
    ['Ulivo', 'Coltivano un ulivo secolare.'],
    ['Casa Verde', 'La casa verde in fondo alla via.'],
    ['Fatture in Cloud', 'Tieni le fatture in cloud per sicurezza.'],
    ['Intesa Sanpaolo', 'Hanno raggiunto una intesa sul prezzo.'],
    ['Dell', 'Conta la qualità dell’assistenza.'],
  ])('%s is an everyday word, or another one, in %j', (brand, answer) => {
    expect(isFound(brand, answer)).toBe(false);
  });
});
