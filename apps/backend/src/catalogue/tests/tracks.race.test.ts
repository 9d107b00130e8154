import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '#tests/harness'
import { addTrack } from '#tests/music'
import { openPanel } from '#tests/panel'
import { countRows, startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const uid = 'api::track.track'

test('one track gets an ISRC that curators enter for several tracks concurrently', async () => {
  const curator = await openPanel(backend, 'curator')
  for (let round = 0; round < 3; round += 1) {
    const isrc = `IDR01260000${round}`
    const tracks = await Promise.all([1, 2, 3, 4].map(() => addTrack(backend)))
    const answers = await Promise.all(
      tracks.map(({ documentId }) => curator.write(uid, documentId, { isrc })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    for (const { status, body } of answers)
      if (status === 400) expect(body.error.message).toMatch(/Another track has this ISRC/)
    expect(await countRows(backend, uid, { isrc })).toBe(1)
  }
})

test('one of two withdrawn tracks with the same ISRC is restored by two concurrent saves', async () => {
  const curator = await openPanel(backend, 'curator')
  const shared = { isrc: 'IDR012600009', state: 'withdrawn' }
  const tracks = await Promise.all([1, 2].map(() => addTrack(backend, shared)))
  const answers = await Promise.all(
    tracks.map(({ documentId }) => curator.write(uid, documentId, { state: 'ready' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await countRows(backend, uid, { isrc: shared.isrc, state: 'ready' })).toBe(1)
})
