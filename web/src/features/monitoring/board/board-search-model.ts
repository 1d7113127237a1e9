const ORDERS = [
  'migliori',
  'variazione',
  'posizione',
  'tono',
  'rivale',
  'fonti',
  'testo',
  'inserimento',
] as const;
const TONES = ['positivo', 'neutrale', 'negativo', 'assente'] as const;
const CHANGES = ['crescita', 'calo', 'ferma', 'incerta'] as const;
export type BoardOrder = (typeof ORDERS)[number];
export type BoardTone = (typeof TONES)[number];
export type BoardChange = (typeof CHANGES)[number];

/** The state of the board, as search parameters. */
export interface BoardSearch {
  /** Words of the question. */
  cerca?: string;
  /** Without it the prompts with the largest losses come first. */
  ordina?: BoardOrder;
  /** The tone of the answers; without it any. */
  tono?: BoardTone;
  /** The change of the last week; without it any. */
  variazione?: BoardChange;
  /** Labels with commas between them; without it any. */
  etichette?: string;
  /** The prompt whose card is unfolded. */
  aperta?: string;
}

export function parseBoardSearch(search: object): BoardSearch {
  const read = (key: string): unknown => Reflect.get(search, key);
  const [cerca, aperta, etichette] = [read('cerca'), read('aperta'), read('etichette')];
  const ordina = ORDERS.find((word) => word === read('ordina'));
  const tono = TONES.find((word) => word === read('tono'));
  const variazione = CHANGES.find((word) => word === read('variazione'));
  return {
    ...(typeof cerca === 'string' && cerca !== '' && { cerca }),
    ...(ordina !== undefined && { ordina }),
    ...(tono !== undefined && { tono }),
    ...(variazione !== undefined && { variazione }),
    ...(typeof etichette === 'string' && etichette !== '' && { etichette }),
    ...(typeof aperta === 'string' && aperta !== '' && { aperta }),
  };
}

/** The address with the board in this state, and whatever else is open as it is. */
export function openBoard<Place extends BoardSearch>(place: Place, board: BoardSearch) {
  const {
    cerca: _cerca,
    ordina: _ordina,
    tono: _tono,
    variazione: _variazione,
    etichette: _etichette,
    aperta: _aperta,
    ...rest
  } = place;
  return { ...rest, ...board };
}
