import { expect, it } from 'vitest'
import { generateLoad, spread } from './generate-load.mjs'

it('returns the median and the late percentiles', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(spread(times)).toEqual({ median: 51, late: 96, latest: 100 })
  expect(spread([])).toEqual({ median: 0, late: 0, latest: 0 })
})

it('sends concurrent requests until nothing is left and counts failures by kind', async () => {
  const left = [undefined, 'answered 500', undefined, 'answered 500', undefined]
  let together = 0
  let most = 0
  const ask = async () => {
    if (left.length === 0) return null
    const answer = left.shift()
    together += 1
    most = Math.max(most, together)
    await new Promise(resolve => setImmediate(resolve))
    together -= 1
    return answer
  }
  const { failures, rate } = await generateLoad(ask, { clients: 2 })
  expect([failures, most]).toEqual([{ 'answered 500': 2 }, 2])
  expect(rate).toBeGreaterThan(0)
})

it('stops when asked to', async () => {
  let asked = 0
  const ask = async () => {
    asked += 1
  }
  await generateLoad(ask, { clients: 1, ended: () => asked >= 3 })
  expect(asked).toBe(3)
})
