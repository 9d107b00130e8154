import type { ChangeFeedEntry } from '@bgm/validation'
import { expect, test } from 'vitest'
import { createChangeFeed } from './change-feed'

type Response = Awaited<ReturnType<Parameters<typeof createChangeFeed>[0]['listChanges']>>

const log = { info: () => {}, warn: () => {}, error: () => {} }
const zone = (number: number): ChangeFeedEntry => ({
  number,
  change: { kind: 'zone', zone: `zone-${number}` },
})

/**
 * Runs a feed whose calls get the given responses in turn; an error makes the call fail. The call after the
 * last response stays pending.
 */
async function follow(...responses: (Response | Error)[]) {
  const asked: { since: number; wait: boolean }[] = []
  const happened: string[] = []
  const pauses: number[] = []
  const finished = { resolve: () => {} }
  const done = new Promise<void>(resolve => {
    finished.resolve = resolve
  })
  const feed = createChangeFeed({
    listChanges: async (since, { wait }) => {
      asked.push({ since, wait })
      const response = responses.shift()
      if (response instanceof Error) throw response
      if (response) return response
      finished.resolve()
      return new Promise(() => {})
    },
    onChange: change => void happened.push(change.kind === 'zone' ? String(change.zone) : change.kind),
    onReset: () => void happened.push('reset'),
    log,
    random: () => 1,
    wait: async ms => void pauses.push(ms),
  })
  feed.start()
  await done
  feed.stop()
  return { asked, happened, pauses, feed }
}

test('starts at the latest change and continues after the last one received', async () => {
  const { asked, happened } = await follow(
    { latest: 7, reset: true, changes: [] },
    { latest: 9, reset: false, changes: [zone(8), zone(9)] },
  )
  expect(asked.slice(1)).toEqual([
    { since: 7, wait: true },
    { since: 9, wait: true },
  ])
  expect(happened).toEqual(['reset', 'zone-8', 'zone-9'])
})

test('retries with increasing delays during an outage, then resumes where it stopped', async () => {
  const down = new Error('down')
  const { asked, happened, pauses } = await follow(
    { latest: 7, reset: true, changes: [] },
    ...Array.from({ length: 7 }, () => down),
    { latest: 8, reset: false, changes: [zone(8)] },
  )
  expect(asked.slice(2)).toEqual([
    ...Array.from({ length: 7 }, () => ({ since: 7, wait: false })),
    { since: 8, wait: true },
  ])
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000])
  expect(happened).toEqual(['reset', 'zone-8'])
})

test('resets if the backend has pruned the changes or was restored to an earlier state', async () => {
  const { asked, happened } = await follow(
    { latest: 7, reset: true, changes: [] },
    { latest: 90, reset: true, changes: [] },
    { latest: 20, reset: false, changes: [] },
  )
  expect(asked.map(({ since }) => since).slice(1)).toEqual([7, 90, 20])
  expect(happened).toEqual(['reset', 'reset', 'reset'])
})

test('pauses if the backend responds immediately although nothing has changed', async () => {
  const { pauses } = await follow(
    { latest: 7, reset: true, changes: [] },
    { latest: 7, reset: false, changes: [] },
    { latest: 7, reset: false, changes: [] },
  )
  expect(pauses).toEqual([500, 500])
})
