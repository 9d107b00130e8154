import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { findFreePorts, readPorts, requireFreePorts } from '#stack/ports.mjs'
import { explainNetworkFailure } from './network.mjs'
import { requireDiskSpace, requireNode, requirePlatform } from './requirements.mjs'

describe('machine requirements', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '24.20.0'])('accepts Node %s', version => {
    expect(() => requireNode(version)).not.toThrow()
  })

  test.each(['18.20.0', '20.18.3'])('rejects Node %s with a one-line error', version => {
    expect(() => requireNode(version)).toThrow(/^Node 20\.19 or newer is needed; this is [^\n]+$/)
  })

  test('rejects Windows outside WSL', () => {
    expect(() => requirePlatform('win32')).toThrow(/WSL/)
  })

  test('reports required and free disk space', () => {
    expect(() => requireDiskSpace(tmpdir(), 0.001)).not.toThrow()
    expect(() => requireDiskSpace(tmpdir(), 1e9)).toThrow(/Not enough disk: 1000000000 GiB are needed/)
  })

  test.each(['GET https://x/ error (ENOTFOUND)', 'npm error code EAI_AGAIN', 'ERR_PNPM_META_FETCH_FAIL'])(
    'recognises a missing network in "%s"',
    log => expect(explainNetworkFailure(log)?.message).toMatch(/registry could not be reached/),
  )

  test('recognises an untrusted certificate', () => {
    expect(explainNetworkFailure('npm error code SELF_SIGNED_CERT_IN_CHAIN')?.message).toMatch(
      /NODE_EXTRA_CA_CERTS/,
    )
  })

  test('returns null for other failures', () => {
    expect(explainNetworkFailure('ERR_PNPM_OUTDATED_LOCKFILE')).toBeNull()
  })
})

describe('ports', () => {
  test('have their defaults unless overridden by environment variables', () => {
    const standard = {
      marketing: 3000,
      portal: 3001,
      player: 3002,
      backend: 1337,
      mailbox: 1080,
      smtp: 1025,
      payments: 1090,
      witness: 1091,
    }
    expect(readPorts({})).toEqual(standard)
    expect(readPorts({ PORTAL_PORT: '4001' })).toEqual({ ...standard, portal: 4001 })
  })

  test.each(['http', '0', '70000', '1.5'])('cannot have the value "%s"', value => {
    expect(() => readPorts({ SMTP_PORT: value })).toThrow(/^SMTP_PORT must be a port number/)
  })

  test('that are in use are reported in one line with the variable that changes them', async () => {
    const ports = await findFreePorts()
    await requireFreePorts(ports)
    const server = createServer()
    await new Promise(done => server.listen(ports.portal, '127.0.0.1', done))
    await expect(requireFreePorts(ports)).rejects.toThrow(
      new RegExp(`^Port ${ports.portal} \\(the portal\\) is taken\\. [^\\n]*PORTAL_PORT=\\d+ npm start$`),
    )
    await new Promise(done => server.close(done))
  })

  test('that are chosen automatically are all different', async () => {
    expect(new Set(Object.values(await findFreePorts())).size).toBe(9)
  })
})
