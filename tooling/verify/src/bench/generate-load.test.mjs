import { expect, test } from 'vitest'
import { generateLoad, percentiles } from './generate-load.mjs'

test('returns the median and the percentiles', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentiles(times)).toEqual({ median: 51, p95: 96, p99: 100 })
  expect(percentiles([])).toEqual({ median: 0, p95: 0, p99: 0 })
})

test('sends concurrent requests until none are left, and counts failures by kind', async () => {
  const outcomes = [undefined, 'answered 500', undefined, 'answered 500', undefined]
  let together = 0
  let most = 0
  const send = async () => {
    if (outcomes.length === 0) return null
    const outcome = outcomes.shift()
    together += 1
    most = Math.max(most, together)
    await new Promise(resolve => setImmediate(resolve))
    together -= 1
    return outcome
  }
  const { failures, rate } = await generateLoad(send, { clients: 2 })
  expect([failures, most]).toEqual([{ 'answered 500': 2 }, 2])
  expect(rate).toBeGreaterThan(0)
})

test('stops when `ended` returns true', async () => {
  let sent = 0
  const send = async () => {
    sent += 1
  }
  await generateLoad(send, { clients: 1, ended: () => sent >= 3 })
  expect(sent).toBe(3)
})
