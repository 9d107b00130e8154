import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lockfile, workspace } from './lockfile.mjs'

describe('what may be installed', () => {
  it('installs packages only from the registry: no git, file or URL', () => {
    const strangers = Object.entries(lockfile.packages).filter(([, { resolution }]) => {
      const keys = Object.keys(resolution)
      return keys.length !== 1 || keys[0] !== 'integrity' || !resolution.integrity.startsWith('sha512-')
    })
    expect(strangers.map(([key]) => key)).toEqual([])
  })

  it('allows install scripts only for listed packages', () => {
    expect([...workspace.onlyBuiltDependencies].sort()).toEqual([
      '@biomejs/biome',
      'better-sqlite3',
      'esbuild',
    ])
    expect(workspace.dangerouslyAllowAllBuilds).toBeUndefined()
  })

  it('keeps the overrides and the patch in the lockfile, not only in the settings', () => {
    expect(lockfile.overrides).toEqual(workspace.overrides)
    expect(Object.keys(lockfile.patchedDependencies)).toEqual(Object.keys(workspace.patchedDependencies))
  })

  it('names the package manager once, with its exact version', () => {
    const { packageManager } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    )
    expect(packageManager).toBe('pnpm@10.34.9')
  })
})
