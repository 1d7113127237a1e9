export { DocumentationButton } from './components/documentation-button.tsx';
