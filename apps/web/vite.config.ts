import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
  },
  environments: {
    // The host needs the renderer and what it is handed, made of the same modules as the routes.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
