import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lockfile, workspace } from './lockfile.mjs'

describe('installed packages', () => {
  test('come only from the registry, not from git, files or URLs', () => {
    const strangers = Object.entries(lockfile.packages).filter(([, { resolution }]) => {
      const keys = Object.keys(resolution)
      return keys.length !== 1 || keys[0] !== 'integrity' || !resolution.integrity.startsWith('sha512-')
    })
    expect(strangers.map(([key]) => key)).toEqual([])
  })

  test('may run install scripts only if they are listed', () => {
    expect([...workspace.onlyBuiltDependencies].sort()).toEqual(['@biomejs/biome', 'esbuild'])
    expect(workspace.dangerouslyAllowAllBuilds).toBeUndefined()
  })

  test('have their overrides and patches in the lockfile, not only in the settings', () => {
    expect(lockfile.overrides).toEqual(workspace.overrides)
    expect(Object.keys(lockfile.patchedDependencies)).toEqual(Object.keys(workspace.patchedDependencies))
  })

  test('are installed by one package manager with an exact version', () => {
    const { packageManager } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    )
    expect(packageManager).toBe('pnpm@10.34.9')
  })
})
