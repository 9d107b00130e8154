import { describe, expect, test } from 'vitest'
import { listVersions, packageNames, workspace } from './lockfile.mjs'

describe('the workspace', () => {
  test.each([
    ['react-router', '6.30.6'],
    ['react-router-dom', '6.30.6'],
    ['@remix-run/router', '1.23.4'],
    ['vite', '8.4.0'],
    ['esbuild', '0.28.2'],
  ])('installs %s only at %s, for the apps and for the admin panel', (name, version) => {
    expect(listVersions(name)).toEqual([version])
  })

  test('installs every part of Strapi at exactly 5.54.0', () => {
    const parts = packageNames.filter(name =>
      /^@strapi\/(strapi|core|admin|database|utils|upload|content-.*|plugin-.*|provider-.*)$/.test(name),
    )
    expect(parts.length).toBeGreaterThan(10)
    for (const name of parts) expect([name, listVersions(name)]).toEqual([name, ['5.54.0']])
  })

  test('runs the apps on one version of Remix', () => {
    for (const name of [
      '@remix-run/node',
      '@remix-run/react',
      '@remix-run/dev',
      '@remix-run/server-runtime',
    ]) {
      expect([name, listVersions(name)]).toEqual([name, ['2.17.5']])
    }
  })

  test('pins every version in the catalog exactly', () => {
    for (const [name, version] of Object.entries(workspace.catalog)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    }
  })
})
