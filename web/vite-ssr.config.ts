import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The screens for the server, which draws a visitor's pages with them: see docs/decisions/052. */
export default defineConfig({
  plugins: [react()],
  define: {
    'process.env.NODE_ENV': '"production"',
    // The router is built as for the browser, so that both draw the same tree; it signs itself in here.
    self: 'globalThis',
  },
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
  build: {
    ssr: 'src/app/first-paint/render-page.tsx',
    outDir: 'dist-ssr/server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
