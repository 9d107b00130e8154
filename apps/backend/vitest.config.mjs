import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '#src': resolve(import.meta.dirname, 'src') } },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: './tests/build.ts',
    pool: 'forks',
    // A backend takes most of its start for reading Strapi's code, which the next one in the same process has then.
    isolate: false,
    // A larger young generation: a fifth of the tests was spent on collecting garbage.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
