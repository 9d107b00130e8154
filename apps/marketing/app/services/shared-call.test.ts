import { expect, test } from 'vitest'
import { createSharedCall } from './shared-call'

function start(outcomes: (number | Error)[]) {
  let calls = 0
  const clock = { time: 0 }
  const load = async () => {
    const outcome = outcomes[calls++ % outcomes.length]
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  return { clock, calls: () => calls, read: createSharedCall(load, 1_000, () => clock.time) }
}

test('makes one call for concurrent readers, and another once the result is too old', async () => {
  const { clock, calls, read } = start([1, 2])
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  clock.time = 999
  expect([await read(), calls()]).toEqual([1, 1])
  clock.time = 1_000
  expect([await read(), calls()]).toEqual([2, 2])
})

test('shares a failure for as long as a result', async () => {
  const { clock, calls, read } = start([new Error('unavailable'), 2])
  await expect(read()).rejects.toThrow('unavailable')
  await expect(read()).rejects.toThrow('unavailable')
  expect(calls()).toBe(1)
  clock.time = 1_000
  expect([await read(), calls()]).toEqual([2, 2])
})

test('shares a pending call with later readers', async () => {
  const clock = { time: 0 }
  let calls = 0
  let finish = (_: string) => {}
  const load = () => {
    calls += 1
    return new Promise<string>(resolve => {
      finish = resolve
    })
  }
  const read = createSharedCall(load, 1_000, () => clock.time)
  const first = read()
  clock.time = 60_000
  const second = read()
  finish('done')
  expect([await first, await second, calls]).toEqual(['done', 'done', 1])
})
