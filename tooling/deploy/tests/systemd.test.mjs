import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { expect, test } from 'vitest'

const folder = join(root, 'deploy/systemd')
const units = readdirSync(folder).map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const services = units.filter(({ name }) => name.endsWith('.service'))

test.each(services)('$name runs a program of its app as a user without privileges', ({ text }) => {
  const [, app] = /^WorkingDirectory=\/srv\/music\/current\/apps\/(\w+)$/m.exec(text) ?? []
  const [, program] = /^ExecStart=.*\/usr\/bin\/node (\S+)/m.exec(text) ?? []
  expect(existsSync(join(root, 'apps', app))).toBe(true)
  // The servers of the apps are built.
  expect(program === 'build/server.js' || existsSync(join(root, 'apps', app, program))).toBe(true)
  for (const line of ['User=music', 'NoNewPrivileges=true', 'ProtectSystem=strict'])
    expect(text).toContain(line)
})

test('docs/operations.md names every unit', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  for (const { name } of units) expect(operations).toContain(name.replace(/\.\w+$/, ''))
})

const { error } = spawnSync('systemd-analyze', ['--version'])

test.skipIf(error)('systemd accepts the units', () => {
  const { stderr } = spawnSync(
    'systemd-analyze',
    ['verify', ...units.map(({ name }) => join(folder, name))],
    {
      encoding: 'utf8',
    },
  )
  // The programs and the user do not exist here.
  const problems = stderr
    .split('\n')
    .filter(line => line.includes('music-') && !/not executable|No such file|Unknown user/.test(line))
  expect(problems).toEqual([])
})
