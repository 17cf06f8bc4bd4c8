import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.BELLGRID_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'es2022', sourcemap: true, reportCompressedSize: false },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: server },
      '/live': { target: server, ws: true },
    },
  },
});
