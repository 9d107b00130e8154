import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '@bgm/cli/environment'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'

const apps = ['backend', 'marketing', 'player', 'portal']
const folder = join(root, '.github/workflows')
const { scripts, packageManager, devDependencies } = readJson(join(root, 'package.json'))

const known = {
  workflow: ['name', 'on', 'permissions', 'concurrency', 'env', 'defaults', 'jobs'],
  job: [
    'runs-on',
    'timeout-minutes',
    'strategy',
    'environment',
    'env',
    'needs',
    'if',
    'permissions',
    'steps',
  ],
  step: ['name', 'id', 'if', 'uses', 'with', 'run', 'env', 'shell', 'working-directory', 'continue-on-error'],
}

/** Programs that are preinstalled on a runner. */
const installed = ['echo', 'docker', 'node']

/** Returns the first words of each command in a script. */
const commands = script =>
  script
    .split(/\n|\||&&/)
    .map(line => line.trim().split(/\s+/))
    .filter(([word]) => word && !/^\w+=/.test(word))

describe.each(readdirSync(folder))('the workflow %s', name => {
  const document = parseDocument(readFileSync(join(folder, name), 'utf8'))
  const workflow = document.toJS()
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap(job => job.steps)

  test('is valid YAML with known workflow keys', () => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    for (const key of Object.keys(workflow)) expect(known.workflow).toContain(key)
    for (const job of jobs) for (const key of Object.keys(job)) expect(known.job).toContain(key)
    for (const step of steps) {
      for (const key of Object.keys(step)) expect(known.step).toContain(key)
      expect(Number('uses' in step) + Number('run' in step)).toBe(1)
    }
  })

  test('sets permissions and a timeout for every job', () => {
    expect(workflow.permissions).toBeTypeOf('object')
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  test('pins actions to commits, with the version in a comment, and runners to versions', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    const versions = String(document).match(/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gm) ?? []
    expect(versions).toHaveLength(steps.filter(({ uses }) => uses).length)
    for (const job of jobs) expect(job['runs-on']).toMatch(/-\d/)
  })

  test('runs only programs and scripts that exist', () => {
    for (const { run } of steps)
      for (const [program, ...words] of commands(run ?? '')) {
        if (program === 'npm' && words[0] === 'run') expect(Object.keys(scripts)).toContain(words[1])
        else if (program === 'npm') expect(words.join(' ')).toContain(packageManager)
        else if (program === 'pnpm' && words[0] !== 'install')
          expect([...Object.keys(scripts), ...Object.keys(devDependencies)]).toContain(words[0])
        else if (program.includes('/')) expect(statSync(join(root, program)).mode & 0o100).toBeTruthy()
        else expect([...installed, 'pnpm']).toContain(program)
      }
  })

  test('contains no URL and interpolates no expression into a script', () => {
    for (const { run } of steps) expect(run ?? '').not.toMatch(/\$\{\{/)
    for (const [, host] of String(document).matchAll(/https?:\/\/([\w.-]+)/g)) expect(host).toBe('')
  })
})

test('deploys each app separately, manually or by its own tag', () => {
  const { on } = parseDocument(readFileSync(join(folder, 'deploy.yml'), 'utf8')).toJS()
  expect(on.workflow_dispatch.inputs.app.options).toEqual(apps)
  expect(on.push.tags).toEqual(apps.map(name => `${name}@*`))
})
