/** What whoever tests an endpoint reads there. */
export const TEST_DELIVERY_TEXT = 'Prova inviata da Citato: se la leggi, il webhook funziona.';
