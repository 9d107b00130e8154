import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { OwnBackendsFirstSequencer } from './tests/support/sequencer.ts'

export default defineConfig({
  resolve: {
    alias: { '#src': resolve(import.meta.dirname, 'src'), '#seed': resolve(import.meta.dirname, 'seed') },
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['./tests/support/build.ts', './tests/support/server.ts'],
    pool: 'forks',
    // A process loads Strapi's code once, and most test files use the same backend.
    isolate: false,
    sequence: { sequencer: OwnBackendsFirstSequencer },
    // Enlarges the young generation. With its default size, a fifth of the test time is spent on garbage
    // collection.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
