import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    setupFiles: ['app/testing/setup.ts'],
    // Without isolation, a worker loads React and the gateway once instead of once per file.
    isolate: false,
  },
  server: { watch: null },
})
