import { startEntrance } from './start-entrance.ts';

/** The element of this very script names the app's first file. */
const address = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'] ?? '';

startEntrance({
  loadApp: () => import(/* @vite-ignore */ address),
  leave: (target) => {
    location.assign(target);
  },
  restart: () => {
    location.reload();
  },
});
