import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { readFailedTaskTail } from '#program/run.mjs'
import { runStep } from '#program/steps.mjs'
import { emptyCounts } from './test-counts.mjs'

const firstWord = ({ name }) => name.split(' ')[0]

/**
 * Selects the stages given on the command line, or else all stages of this type of run. Throws if a name or an option is
 * unknown.
 */
export function selectStages(stages, { only, verify, options = [] }) {
  const names = [...new Set(stages.map(firstWord))]
  const unknown = [
    ...only.filter(name => !names.includes(name)),
    ...options.filter(option => option !== '--verify'),
  ]
  if (unknown.length > 0)
    throw new CliError(`Unknown stage or option: ${unknown.join(', ')}. Stages: ${names.join(', ')}`)
  return stages.filter(stage =>
    only.length > 0 ? only.includes(firstWord(stage)) : verify || !stage.verifyOnly,
  )
}

/**
 * Runs `work` for every item in order, two at a time, because a single stage leaves the second core mostly
 * idle.
 */
export async function runTwoAtATime(items, work) {
  const waiting = [...items]
  const results = []
  async function lane() {
    for (let item = waiting.shift(); item; item = waiting.shift()) results.push(await work(item))
  }
  await Promise.all([lane(), lane()])
  return results
}

/** A stage that fails without a failed test, e.g. because a tool crashed, counts as one failure. */
async function getResult(stage, context) {
  try {
    const result = await stage.run(context)
    if (result.ok || result.failed > 0) return result
    return { ...result, failed: 1 }
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return { ...emptyCounts, ok: false, failed: 1, failures: [`${error.message}\n${error.detail}`] }
  }
}

function report(stage, { failures }, log) {
  for (const failure of failures) console.info(`\n${failure.replace(/^/gm, '    ')}`)
  if (failures.length === 0) console.info(`\n${readFailedTaskTail(log, 60).replace(/^/gm, '    ')}`)
  console.info(`\n    ${stage.name}: the whole log is ${log}\n`)
}

async function runStage(stage, { logs, ...context }) {
  const words = stage.name.toLowerCase().match(/[a-z]+/g)
  const log = join(logs, `${words.join('-')}.log`)
  let result
  await runStep(stage.name, async () => {
    result = await getResult(stage, { ...context, log })
    return { ok: result.failed === 0, note: `${result.passed} passed, ${result.failed} failed` }
  })
  if (result.failed > 0) report(stage, result, log)
  for (const test of result.flaky ?? [])
    console.info(`\n    passed on a retry: ${test.replace(/\n/g, '\n    ')}\n`)
  return result
}

/**
 * Runs the stages and resolves with their results. They run two at a time, with priority for those that
 * mostly wait for pages. The additional stages of the long run do not share the machine, because most of
 * them measure durations. `panel` resolves when the admin panel has been built; stages that do not need it
 * start earlier.
 */
export async function runStages(stages, { panel, ...context }) {
  const run = async (stage, niceness) => {
    if (!stage.withoutPanel) await panel
    return runStage(stage, { ...context, niceness })
  }
  const results = await runTwoAtATime(
    stages.filter(({ verifyOnly }) => !verifyOnly),
    stage => run(stage, stage.waitsForPages ? 0 : 5),
  )
  for (const stage of stages.filter(({ verifyOnly }) => verifyOnly)) results.push(await run(stage, 0))
  return results
}
