import { expect, it } from 'vitest'
import type { PlayBatch } from '#server/backend/backend'
import { BackendError } from '#server/backend/backend-error'
import { createPlayForwarder } from './play-forwarder'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const batchOf = (player: string, play: unknown = { play_id: player }): PlayBatch => ({
  player,
  plays: [play],
})
const resultOf = ({ player }: PlayBatch) => ({ accepted: [player], duplicate: [], rejected: [] })

it('sends the plays of up to twenty devices in one call, and returns each device its own result', async () => {
  const calls: number[] = []
  const forwarder = createPlayForwarder({
    log,
    sendPlays: async batches => {
      calls.push(batches.length)
      await new Promise(resolve => setImmediate(resolve))
      return batches.map(resultOf)
    },
  })
  const players = Array.from({ length: 42 }, (_, index) => `player-${index}`)
  const results = await Promise.all(players.map(player => forwarder.deliver(batchOf(player))))
  expect(results.map(({ accepted }) => accepted[0])).toEqual(players)
  // The first two calls start immediately, with the plays available by then.
  expect(calls).toEqual([1, 1, 20, 20])
})

it('sends batches individually if the backend cannot process them together', async () => {
  const forwarder = createPlayForwarder({
    log,
    sendPlays: async batches => {
      await new Promise(resolve => setImmediate(resolve))
      if (batches.some(({ plays }) => plays.includes('poison'))) throw new BackendError('unavailable', 500)
      return batches.map(resultOf)
    },
  })
  const deliveries = ['a', 'b', 'c', 'd', 'e'].map(player =>
    forwarder.deliver(batchOf(player, player === 'd' ? 'poison' : 'play')),
  )
  const settled = await Promise.allSettled(deliveries)
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

it('rejects a response that does not have a result for each batch', async () => {
  const forwarder = createPlayForwarder({ log, sendPlays: async () => [] })
  await expect(forwarder.deliver(batchOf('a'))).rejects.toThrow(BackendError)
})

it('rejects deliveries beyond its capacity', async () => {
  const forwarder = createPlayForwarder({ log, sendPlays: () => new Promise(() => {}) })
  for (let count = 0; count < 402; count += 1) void forwarder.deliver(batchOf('a')).catch(() => {})
  await expect(forwarder.deliver(batchOf('a'))).rejects.toThrow(BackendError)
  expect(forwarder.waiting()).toBe(400)
})
