import { expect, test } from 'vitest'
import { BackendError } from './backend-error'
import { createBatchQueue } from './batch-queue'

const limits = { batchSize: 20, concurrency: 2, maxWaiting: 400 }
const nextTurn = () => new Promise(resolve => setImmediate(resolve))

test('collects items while all calls are running, and resolves each item with its own result', async () => {
  const calls: number[] = []
  const queue = createBatchQueue({
    ...limits,
    call: async (items: number[]) => {
      calls.push(items.length)
      await nextTurn()
      return items.map(item => `result ${item}`)
    },
  })
  const items = Array.from({ length: 42 }, (_, index) => index)
  expect(await Promise.all(items.map(queue.add))).toEqual(items.map(item => `result ${item}`))
  // The first two calls start immediately with the items added so far.
  expect(calls).toEqual([1, 1, 20, 20])
})

test('fills a call up to its weight, and sends a heavier item alone', async () => {
  const calls: number[][] = []
  const queue = createBatchQueue({
    ...limits,
    concurrency: 1,
    weigh: (weight: number) => weight,
    call: async (items: number[]) => {
      calls.push(items)
      await nextTurn()
      return items
    },
  })
  await Promise.all([1, 19, 1, 25, 3, 4].map(queue.add))
  expect(calls).toEqual([[1], [19, 1], [25], [3, 4]])
})

test('sends the halves of a batch that the backend cannot process', async () => {
  const failures: string[][] = []
  const queue = createBatchQueue({
    ...limits,
    call: async (items: string[]) => {
      await nextTurn()
      if (items.includes('poison')) throw new BackendError('unavailable', 500)
      return items
    },
    onFailure: (_, items) => void failures.push(items),
  })
  const settled = await Promise.allSettled(['a', 'b', 'c', 'poison', 'e'].map(queue.add))
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(failures).toEqual([['poison']])
})

test('does not retry a call if the backend is unreachable', async () => {
  let calls = 0
  const queue = createBatchQueue({
    ...limits,
    call: async (): Promise<string[]> => {
      calls += 1
      await nextTurn()
      throw new BackendError('unavailable', 0)
    },
  })
  const settled = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(queue.add))
  expect(settled.map(({ status }) => status)).not.toContain('fulfilled')
  expect(calls).toBe(3)
})

test('rejects a response that does not have a result for each item', async () => {
  const queue = createBatchQueue({ ...limits, call: async () => [] })
  await expect(queue.add('a')).rejects.toThrow(BackendError)
})

test('rejects items beyond its capacity', async () => {
  const queue = createBatchQueue({ ...limits, call: () => new Promise<string[]>(() => {}) })
  for (let count = 0; count < 402; count += 1) void queue.add('a').catch(() => {})
  await expect(queue.add('a')).rejects.toThrow(BackendError)
  expect(queue.waiting()).toBe(400)
})
