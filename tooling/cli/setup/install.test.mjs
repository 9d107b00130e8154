import { describe, expect, it } from 'vitest'
import { explainInstallFailure } from './install.mjs'

const prebuilt = '.../better-sqlite3 install: prebuild-install warn install getaddrinfo ENOTFOUND github.com'
const line = text => explainInstallFailure(text, 'install.log').message

describe('the error for a failed installation', () => {
  it('asks for a compiler when SQLite could not be compiled', () => {
    expect(line(`${prebuilt}\n.../better-sqlite3 install: gyp ERR! stack Error: not found: make`)).toMatch(
      /install python3, make and g\+\+/,
    )
  })

  it('reports the missing headers when they could not be downloaded', () => {
    const gyp =
      '.../better-sqlite3 install: gyp ERR! stack FetchError: request to https://nodejs.org/download/x failed'
    expect(line(`${prebuilt}\n${gyp}`)).toMatch(/headers could not be downloaded/)
  })

  it('reports the network when pnpm could not reach the registry', () => {
    expect(line('WARN GET https://registry/x error (ENOTFOUND). Will retry')).toMatch(
      /registry could not be reached/,
    )
  })

  it('does not report the network for a failed download by an install script', () => {
    expect(line(`${prebuilt}\nELIFECYCLE`)).toBe(
      'The packages could not be installed; the whole log: install.log',
    )
  })
})
