import { defineConfig } from 'vite';

/** One small script without the app's chunks: a page the server drew loads nothing else by itself. */
export default defineConfig({
  build: {
    outDir: 'dist-ssr',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    lib: { entry: 'src/app/first-paint/entrance.ts', formats: ['es'], fileName: () => 'entrance.js' },
    minify: true,
  },
});
