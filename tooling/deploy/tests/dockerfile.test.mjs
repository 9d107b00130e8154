import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import dockerignore from '@balena/dockerignore'
import { readJson, root } from '@bgm/cli/environment'
import { validate } from 'dockerfile-utils'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseDockerfile } from '../src/dockerfile.mjs'

const { packageManager, devDependencies } = readJson(join(root, 'package.json'))
const source = readFileSync(join(root, 'Dockerfile'), 'utf8')
const { globals, stages } = parseDockerfile(source)
const instructions = stages.flatMap(stage => stage.instructions)
const getInstructions = keyword => instructions.filter(instruction => instruction.keyword === keyword)
const getStage = name => stages.find(stage => stage.name === name)

describe('the Dockerfile', () => {
  test('has no lint findings', () => {
    const findings = validate(source).map(({ range, message }) => `${range.start.line + 1}: ${message}`)
    expect(findings).toEqual([])
  })

  test('uses one base image with an exact version and digest', () => {
    const stageNames = stages.map(({ name }) => name)
    const external = stages
      .map(({ from }) => from)
      .filter(from => !stageNames.includes(from) && from !== '$APP')
    for (const from of external) expect(from).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/)
    expect(new Set(external).size).toBe(1)
    expect(stages.at(-1)).toMatchObject({ from: '$APP', instructions: [] })
  })

  test('installs the tool versions in the root package.json', () => {
    const { text } = getInstructions('RUN').find(({ text }) => text.startsWith('npm install --global'))
    expect(text).toContain(` ${packageManager}`)
    expect(text).toContain(` turbo@${devDependencies.turbo}`)
  })

  test('installs packages from the lockfile only', () => {
    const installs = getInstructions('RUN').filter(({ text }) => /pnpm (?:install|add|dlx)/.test(text))
    expect(installs.map(({ text }) => text)).toEqual([
      'pnpm install --frozen-lockfile',
      'pnpm install --prod --frozen-lockfile --filter-prod "$APP..."',
    ])
  })

  test('needs no compiler and no other Debian package', () => {
    for (const { text } of getInstructions('RUN')) expect(text).not.toMatch(/apt-get|node-gyp/)
  })

  test('downloads nothing from a URL and pipes nothing into a shell', () => {
    expect([...getInstructions('ADD'), ...getInstructions('SHELL')]).toEqual([])
    for (const { keyword, text } of instructions)
      if (keyword !== 'HEALTHCHECK') expect(text).not.toMatch(/https?:|curl|wget|\|\s*(?:ba)?sh/)
  })

  test('contains no secrets, as values or as arguments', () => {
    const names = [...getInstructions('ENV'), ...getInstructions('ARG')].flatMap(
      instruction => instruction.names,
    )
    expect(names).toContain('NODE_ENV')
    for (const name of [...Object.keys(globals), ...names])
      expect(name).not.toMatch(/SECRET|KEY|TOKEN|PASSWORD|SALT|_URL$/)
  })

  test('has a health check that every image inherits', () => {
    expect(getInstructions('HEALTHCHECK')).toHaveLength(1)
    expect(getStage('base').instructions.at(-1).text).toContain("+ '/healthz'")
  })
})

describe.each(['backend', 'marketing', 'player', 'portal', 'witness'])('the image of %s', name => {
  const stage = getStage(name)
  const of = keyword => stage.instructions.filter(instruction => instruction.keyword === keyword)

  test('runs one Node process as an unprivileged user', () => {
    expect(stage.from).toBe('base')
    expect(stage.instructions.slice(-2).map(({ keyword }) => keyword)).toEqual(['USER', 'CMD'])
    expect(of('USER')[0].text).toBe('node')
    expect(of('CMD')[0].text).toMatch(/"node"/)
    expect(of('ENTRYPOINT')).toEqual([])
  })

  if (name === 'witness') return

  test('contains production packages and build output, but no sources', () => {
    for (const { flags, text } of of('COPY')) {
      expect(['production', 'build']).toContain(flags.from)
      if (flags.from === 'build') {
        expect(text).toMatch(/\/(?:build|dist|data|database|database-copy\/src|programs)\/|favicon|tsconfig/)
        expect(text.match(/apps\/\w+/)?.[0] ?? `apps/${name}`).toBe(`apps/${name}`)
      }
    }
  })
})

test('the image of the backend contains every package of the workspace that it needs at run time', () => {
  const readNeeds = folder => {
    const { dependencies } = readJson(join(root, folder, 'package.json'))
    const own = Object.keys(dependencies ?? {}).filter(name => dependencies[name].startsWith('workspace:'))
    return own.flatMap(name => [
      name.slice('@bgm/'.length),
      ...readNeeds(`packages/${name.slice('@bgm/'.length)}`),
    ])
  }
  const copies = getStage('backend').instructions.filter(({ keyword }) => keyword === 'COPY')
  const needs = new Set(readNeeds('apps/backend'))
  expect(needs.size).toBeGreaterThan(0)
  for (const name of needs)
    expect(
      copies.some(({ text }) => text.includes(`/packages/${name}/`)),
      name,
    ).toBe(true)
})

test('the image of the witness contains all that it needs, and no packages', () => {
  const { instructions: own } = getStage('witness')
  const folder = mkdtempSync(join(tmpdir(), 'bgm-witness-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const { flags, text } of own.filter(({ keyword }) => keyword === 'COPY')) {
    expect(flags).toEqual({})
    const [from, to] = text.split(' ')
    cpSync(join(root, from), join(folder, to, from.endsWith('/') ? '.' : basename(from)), { recursive: true })
  }
  const data = join(folder, 'data')
  const options = { cwd: join(folder, 'tooling/witness'), encoding: 'utf8' }
  const run = (...parameters) =>
    spawnSync(process.execPath, ['src/main.mjs', '--data', data, ...parameters], options)
  expect(run().stderr).toMatch(/^Write the settings of your witness into /)
  expect(run('keys').stdout).toMatch(/^witness\.example\+[0-9a-f]{8}\+/)
})

const isInContext = dockerignore()
  .add(readFileSync(join(root, '.dockerignore'), 'utf8'))
  .createFilter()

/** Operators' files, which must be neither in an image nor in the repository. */
const secrets = [
  '.data/secrets.json',
  '.env',
  'deploy/.env.production',
  'deploy/certificates/privkey.pem',
  'deploy/challenges/.well-known/acme-challenge/token',
  'deploy/backups/2026-11-22/manifest.json',
  'backups/2026-11-22/database.json',
  'deploy/nginx/admin-allow.conf',
  'portal.env',
  'deploy/staging.env',
  'apps/portal/.env.local',
  'tls/privkey.pem',
  'tls/site.key',
]

test('data, secrets, history and local builds are not in the build context', () => {
  for (const path of [
    ...secrets,
    '.git/config',
    'apps/portal/node_modules/zod/index.js',
    'apps/portal/build/server.js',
    'apps/backend/dist/src/index.js',
    'apps/marketing/export/public/index.html',
  ])
    expect(isInContext(path), path).toBe(false)
  for (const path of ['apps/portal/server.ts', 'packages/server/src/export/export-site.ts', '.npmrc'])
    expect(isInContext(path), path).toBe(true)
})

test('git ignores files with secrets or operator data, but includes the examples', () => {
  const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
    cwd: root,
    input: secrets.join('\n'),
    encoding: 'utf8',
  })
  expect(ignored.trim().split('\n')).toEqual(secrets)
  const examples = ['deploy/.env.example', 'deploy/nginx/admin-allow.conf.example']
  const tracked = execFileSync('git', ['ls-files', ...examples], { cwd: root, encoding: 'utf8' })
  expect(tracked.trim().split('\n')).toEqual(examples)
})
