export { AskedFields } from './components/asked-fields.tsx';
export { AskedLine } from './components/asked-line.tsx';
export { AskedQuestion } from './components/asked-question.tsx';
export { CompanyMarket, MarketField, MarketList } from './components/lazy-fields.tsx';
export { PersonaField } from './components/persona-field.tsx';
export { hasTwice, takeMarket } from './market-model.ts';
export { countElsewhere } from './count-elsewhere.ts';
export { marketsCopy } from './copy.ts';
