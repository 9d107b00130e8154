import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '#program/environment.mjs'

export const emptyCounts = { passed: 0, failed: 0, failures: [], flaky: [] }

export const sumCounts = results =>
  results.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      failures: [...all.failures, ...one.failures],
      flaky: [...all.flaky, ...(one.flaky ?? [])],
    }),
    emptyCounts,
  )

const firstLines = (text = '') => text.split('\n').slice(0, 12).join('\n')

/** Counts the tests in a vitest JSON report. A file that does not load counts as one failed test. */
export function countVitestTests(report) {
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const tests = report.testResults.flatMap(file => file.assertionResults)
  const failed = tests.filter(test => test.status === 'failed')
  return {
    passed: tests.filter(test => test.status === 'passed').length,
    failed: failed.length + broken.length,
    failures: [
      ...failed.map(test => `${test.fullName}\n${firstLines(test.failureMessages[0])}`),
      ...broken.map(file => `${file.name}\n${firstLines(file.message)}`),
    ],
  }
}

const getSpecs = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(getSpecs)]

/**
 * Counts the tests in a Playwright JSON report. An error outside of any test counts as one failed test. A
 * test that passes only on a retry counts as passed and is listed as flaky.
 */
export function countPlaywrightTests(report) {
  const tests = getSpecs(report).flatMap(spec =>
    spec.tests.map(test => ({ ...test, title: `${spec.file} › ${spec.title} [${test.projectName}]` })),
  )
  const failed = tests.filter(test => test.status === 'unexpected')
  const flaky = tests.filter(test => test.status === 'flaky')
  const message = test => test.results.find(result => result.error)?.error.message
  return {
    passed: tests.filter(test => test.status === 'expected').length + flaky.length,
    failed: failed.length + report.errors.length,
    flaky: flaky.map(test => `${test.title}\n${firstLines(message(test))}`),
    failures: [
      ...failed.map(test => `${test.title}\n${firstLines(message(test))}`),
      ...report.errors.map(error => firstLines(error.message)),
    ],
  }
}

const packageFolders = () =>
  ['apps', 'packages', 'tooling'].flatMap(group =>
    readdirSync(join(root, group)).map(name => join(root, group, name)),
  )

/** Returns the paths of the report with this name in all workspace packages. */
const reportPaths = name => packageFolders().map(folder => join(folder, '.cache', name))

export function removeReports(name) {
  for (const path of reportPaths(name)) rmSync(path, { force: true })
}

export function countReportedTests(name, count) {
  return sumCounts(
    reportPaths(name)
      .filter(path => existsSync(path))
      .map(path => count(readJson(path))),
  )
}
