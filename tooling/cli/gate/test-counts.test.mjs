import { describe, expect, test } from 'vitest'
import { countPlaywrightTests, countVitestTests, sumCounts } from './test-counts.mjs'

describe('counting tests', () => {
  test('counts a vitest report, and a file that does not load as one failure', () => {
    const report = {
      testResults: [
        {
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'money never goes below zero',
              failureMessages: ['expected -1 to be 0'],
            },
            { status: 'skipped', fullName: 'c', failureMessages: [] },
          ],
        },
        { status: 'failed', name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    }
    expect(countVitestTests(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['money never goes below zero\nexpected -1 to be 0', 'broken.test.ts\nCannot find module'],
    })
  })

  test('counts a Playwright report through nested suites and lists flaky tests', () => {
    const spec = (title, status) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, projectName: 'desktop', results: [] }],
    })
    const report = {
      errors: [{ message: 'the stack did not start' }],
      suites: [
        {
          specs: [spec('one', 'expected')],
          suites: [{ specs: [spec('two', 'flaky'), spec('three', 'skipped'), spec('four', 'unexpected')] }],
        },
      ],
    }
    expect(countPlaywrightTests(report)).toMatchObject({ passed: 2, failed: 2 })
    expect(countPlaywrightTests(report).failures[0]).toContain('a.spec.ts › four [desktop]')
    expect(countPlaywrightTests(report).flaky[0]).toContain('a.spec.ts › two [desktop]')
  })

  test('adds up results', () => {
    const one = { passed: 1, failed: 2, failures: ['x'] }
    expect(sumCounts([one, { ...one, flaky: ['y'] }])).toEqual({
      passed: 2,
      failed: 4,
      failures: ['x', 'x'],
      flaky: ['y'],
    })
  })
})
