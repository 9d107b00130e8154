import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '#src': resolve(import.meta.dirname, 'src') } },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: './tests/build.ts',
    pool: 'forks',
    // Loading Strapi's code takes most of a backend's startup time, so test files share a process.
    isolate: false,
    // A larger young generation: a fifth of the tests was spent on collecting garbage.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
