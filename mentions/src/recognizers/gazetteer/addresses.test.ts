import { describe, expect, it } from 'vitest';
import { extractMentions } from '../../extract-mentions.ts';

const isFound = (brand: string, answer: string) =>
  extractMentions({ answer, brands: [{ name: brand }] }).brands[0]?.present;

describe('a word within a web or mail address', () => {
  it.each([
    ['Gusto', 'Le capsule si comprano su dolce-gusto.it in offerta.'],
    ['Gusto', 'Vedi www.dolce-gusto.it per i prezzi.'],
    ['Gusto', 'Il portale Dolce-Gusto.it vende capsule.'],
    ['Gusto', 'Scrivi a servizio@dolce-gusto.it o a info@gusto.it.'],
    ['Gusto', 'Vedi esempio.it/gusto oppure gusto.esempio.it.'],
    ['Satispay', 'Scrivi a info@satispay.com per aiuto.'],
    ['Satispay', 'Il sito esempio.it/satispay spiega come fare.'],
    ['Satispay', 'Il sito esempio.it/Satispay-prezzi spiega come fare.'],
    ['Satispay', 'Il sito satispay.esempio.it spiega come fare.'],
    ['Satispay', 'Trovi tutto su smart-satispay.it in un minuto.'],
  ])('is not the company %s: %j', (brand, answer) => {
    expect(isFound(brand, answer)).toBe(false);
  });

  it.each([
    ['Gusto', 'Provate gusto.com per le paghe.'],
    ['Satispay', 'Vai su www.satispay.com e registrati.'],
    ['Satispay', 'Vai su satispay.com/business e registrati.'],
    ['Satispay', '[satispay.com](https://www.satispay.com) è la prima scelta.'],
    ['Booking', 'Prenota su booking.com o chiama.'],
    ['Amazon', 'Compralo su amazon.co.uk se costa meno.'],
    ['Barilla', 'Barilla/Voiello, De Cecco e Rummo: le più vendute.'],
  ])('that is the whole name of the site is %s: %j', (brand, answer) => {
    expect(isFound(brand, answer)).toBe(true);
  });
});
