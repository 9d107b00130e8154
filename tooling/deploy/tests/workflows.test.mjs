import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '@bgm/cli/environment'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { images } from '../src/alone.mjs'

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

/** Programs that stand on a fresh machine. */
const machine = ['echo', 'docker', 'node']

/** The first words of each command of a script. */
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

  it('is YAML without a doubt, in the words of a workflow', () => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    for (const word of Object.keys(workflow)) expect(known.workflow).toContain(word)
    for (const job of jobs) for (const word of Object.keys(job)) expect(known.job).toContain(word)
    for (const step of steps) {
      for (const word of Object.keys(step)) expect(known.step).toContain(word)
      expect(Number('uses' in step) + Number('run' in step)).toBe(1)
    }
  })

  it('says what it may do, and when it gives up', () => {
    expect(workflow.permissions).toBeTypeOf('object')
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  it('uses actions by commit with their version beside it, and machines of a version', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    const versions = String(document).match(/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gm) ?? []
    expect(versions).toHaveLength(steps.filter(({ uses }) => uses).length)
    for (const job of jobs) expect(job['runs-on']).toMatch(/-\d/)
  })

  it('calls what there is', () => {
    for (const { run } of steps)
      for (const [program, ...words] of commands(run ?? '')) {
        if (program === 'npm') expect(words.join(' ')).toContain(packageManager)
        else if (program === 'pnpm' && words[0] !== 'install')
          expect([...Object.keys(scripts), ...Object.keys(devDependencies)]).toContain(words[0])
        else if (program.includes('/')) expect(statSync(join(root, program)).mode & 0o100).toBeTruthy()
        else expect([...machine, 'pnpm']).toContain(program)
      }
  })

  it('names no secret of its own, and lets no event write into a script', () => {
    for (const { run } of steps) expect(run ?? '').not.toMatch(/\$\{\{/)
    for (const [, host] of String(document).matchAll(/https?:\/\/([\w.-]+)/g)) expect(host).toBe('')
  })
})

it('each app is deployed alone, by hand or by its own tag', () => {
  const { on } = parseDocument(readFileSync(join(folder, 'deploy.yml'), 'utf8')).toJS()
  expect(on.workflow_dispatch.inputs.app.options).toEqual(images)
  expect(on.push.tags).toEqual(images.map(name => `${name}@*`))
})
