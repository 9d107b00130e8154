import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{app,vite}/**/*.test.{ts,tsx}'],
    setupFiles: ['app/testing/setup.ts'],
    // Without isolation a worker loads React and Remix once, not once for each file.
    isolate: false,
  },
  server: { watch: null },
})
