import { expect, test } from 'vitest'
import { runTwoAtATime, selectStages } from './run-stages.mjs'

const names = stages => stages.map(({ name }) => name)

test('runs two stages at a time and starts them in order', async () => {
  const events = []
  const ends = new Map()
  const all = runTwoAtATime(['a', 'b', 'c'], async name => {
    events.push(`start ${name}`)
    await new Promise(end => ends.set(name, end))
    events.push(`end ${name}`)
    return name
  })
  expect(events).toEqual(['start a', 'start b'])
  ends.get('b')()
  await expect.poll(() => events).toEqual(['start a', 'start b', 'end b', 'start c'])
  ends.get('a')()
  ends.get('c')()
  expect((await all).sort()).toEqual(['a', 'b', 'c'])
})

test('an unexpected error ends the run', async () => {
  const broken = runTwoAtATime(['a', 'b'], async name => {
    if (name === 'b') throw new Error('defect')
  })
  await expect(broken).rejects.toThrow('defect')
})

test('refuses unknown stages and options and lists the stages', () => {
  const stages = [{ name: 'unit' }, { name: 'unit (backend)' }, { name: 'timing', verifyOnly: true }]
  const select = options => () => selectStages(stages, { only: [], verify: false, ...options })
  expect(select({ only: ['unit', 'nonsense'] })).toThrow(
    'Unknown stage or option: nonsense. Stages: unit, timing',
  )
  expect(select({ options: ['--verifi'] })).toThrow('--verifi')
  expect(names(select({ options: ['--verify'], verify: true })())).toHaveLength(3)
})

test('selects the stages of the run, or only those given by the first word of their names', () => {
  const stages = [{ name: 'unit' }, { name: 'unit (backend)' }, { name: 'timing', verifyOnly: true }]
  expect(names(selectStages(stages, { only: [], verify: false }))).toEqual(['unit', 'unit (backend)'])
  expect(names(selectStages(stages, { only: [], verify: true }))).toHaveLength(3)
  expect(names(selectStages(stages, { only: ['timing'], verify: false }))).toEqual(['timing'])
})
