import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: ['app/testing/setup.ts'],
    // Without isolation, a worker loads React and Remix once instead of once per file.
    isolate: false,
    env: {
      CMS_PREVIEW_TOKEN: 'preview-token-of-the-tests',
      SESSION_SECRET: 'session-secret-of-the-tests,session-secret-of-before',
    },
  },
})
