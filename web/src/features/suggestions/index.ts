export { SuggestionsPanel } from './components/suggestions-panel.tsx';
export { suggestionsCopy } from './copy.ts';
export {
  arePromptsComing,
  choosePrefilled,
  describeSite,
  isAmong,
  isGuess,
  placeSuggestion,
} from './model.ts';
export { useSuggestions, type Suggestions, type SuggestionWords } from './use-suggestions.ts';
