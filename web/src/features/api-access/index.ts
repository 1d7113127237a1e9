export { KeyList } from './keys/components/key-list.tsx';
