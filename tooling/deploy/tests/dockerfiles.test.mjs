import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '@bgm/cli/environment'
import { describe, expect, it } from 'vitest'
import { images } from '../src/alone.mjs'
import { pairs, readDockerfile, stepsOf } from '../src/dockerfile.mjs'
import { isInContext } from '../src/rehearse.mjs'

const { packageManager, devDependencies } = readJson(join(root, 'package.json'))

describe.each(images)('the Dockerfile of %s', name => {
  const source = readFileSync(join(root, 'apps', name, 'Dockerfile'), 'utf8')
  const file = readDockerfile(source)
  const last = file.stages.at(-1)
  const all = file.stages.flatMap(({ steps }) => steps)
  const ofLast = word => stepsOf(file, last).filter(step => step.word === word)

  it('stands on one image of an exact version and digest', () => {
    const own = file.stages.map(stage => stage.name)
    const outside = file.stages.map(({ from }) => from).filter(from => !own.includes(from))
    for (const from of outside) expect(from).toMatch(/^node:20\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/)
    expect(new Set(outside).size).toBe(1)
    expect(own).toEqual(['tools', 'pruned', 'build', 'production', 'run'])
  })

  it('fetches the tools in the versions of the root', () => {
    const tools = all.find(({ text }) => text.startsWith('npm install --global')).text
    expect(tools).toContain(` ${packageManager}`)
    expect(tools).toContain(` turbo@${devDependencies.turbo}`)
  })

  it('installs what the lockfile says and nothing else', () => {
    const installs = all.filter(({ word, text }) => word === 'RUN' && /pnpm (?:install|add|dlx)/.test(text))
    expect(installs.map(({ text }) => text)).toEqual([
      'pnpm install --frozen-lockfile',
      'pnpm install --prod --frozen-lockfile',
    ])
  })

  it('adds nothing from an address, and pipes nothing into a shell', () => {
    expect(all.filter(({ word }) => word === 'ADD' || word === 'SHELL')).toEqual([])
    for (const { word, text } of all)
      if (word !== 'HEALTHCHECK') expect(text).not.toMatch(/https?:|curl|wget|\|\s*(?:ba)?sh/)
  })

  it('names no secret, neither as a value nor as an argument', () => {
    const named = all.filter(({ word }) => word === 'ENV' || word === 'ARG')
    for (const name of [...Object.keys(file.args), ...named.flatMap(({ text }) => Object.keys(pairs(text)))])
      expect(name).not.toMatch(/SECRET|KEY|TOKEN|PASSWORD|SALT|_URL$/)
  })

  it('ends as one process of nobody in particular, which says whether it is well', () => {
    expect(ofLast('USER').at(-1).text).toBe('node')
    const after = last.steps.slice(last.steps.findLastIndex(({ word }) => word === 'USER'))
    expect(after.filter(({ word }) => word === 'RUN')).toEqual([])
    expect(ofLast('CMD').length + ofLast('ENTRYPOINT').length).toBe(1)
    const command = JSON.parse(ofLast('CMD')[0].text)
    expect(command[0]).toBe('node')
    expect(ofLast('HEALTHCHECK')).toHaveLength(1)
    expect(ofLast('HEALTHCHECK')[0].text).toContain("+ '/healthz'")
  })

  it('takes along of the build what the app runs on alone', () => {
    for (const { flags, text } of ofLast('COPY')) {
      expect(['production', 'build']).toContain(flags.from)
      if (flags.from === 'build')
        expect(text).toMatch(/\/(?:build|dist|data|database|programs)\/|favicon|tsconfig/)
    }
  })
})

/** Where operators put secrets, data and lists of addresses: never in an image, never in the repository. */
const secrets = [
  '.data/secrets.json',
  '.env',
  'deploy/.env.production',
  'deploy/certificates/privkey.pem',
  'deploy/challenges/.well-known/acme-challenge/token',
  'deploy/backups/2026-11-22/manifest.json',
  'backups/2026-11-22/database.sqlite',
  'deploy/nginx/admin-allow.conf',
  'portal.env',
  'deploy/staging.env',
  'apps/portal/.env.local',
  'tls/privkey.pem',
  'tls/site.key',
  'apps/backend/data.sqlite',
]

it('a build is handed neither data, secrets, history nor what was built here', () => {
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

it('git ignores files with secrets or data of an operator, and the examples are committed', () => {
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
