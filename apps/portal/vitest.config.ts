import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{app,vite}/**/*.test.{ts,tsx}'],
    setupFiles: ['app/testing/setup.ts'],
    // Without isolation, a worker loads React and Remix once instead of once per file.
    isolate: false,
  },
  server: { watch: null },
})
