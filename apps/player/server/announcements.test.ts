import { describe, expect, test } from 'vitest'
import { makeAnnouncement, makeAudioFile, makeBundle, sha256 } from '#server/testing/records'
import { startGateway } from '#server/testing/start-gateway'

const file = makeAudioFile('announcement-a', 40_000)

describe('the audio of an announcement', () => {
  test('is sent to a device whose bundle contains it, and to no other', async () => {
    const { call, backend, pair, tracks } = await startGateway()
    backend.files.set('announcement-a 1', file)
    pair('token-of-the-device-in-zone-b', 'player-b', 'zone-b')
    const announcements = [makeAnnouncement('announcement-a', file)]
    backend.bundles.set('zone-b', { ...makeBundle('zone-b', 'zone-b-2', tracks), announcements })
    const path = '/audio/announcements/announcement-a/1'
    const token = 'token-of-the-device-in-zone-b'
    const response = await call(path, { token })
    expect(sha256(Buffer.from(await response.arrayBuffer()))).toBe(sha256(file))
    expect(backend.getCalls('/internal/announcements/announcement-a/1/audio')).toBe(1)
    expect((await call(path)).status).toBe(404)
    for (const other of ['/audio/announcements/announcement-a/2', '/audio/announcement-a/1', `${path}/x`])
      expect((await call(other, { token })).status).toBe(404)
  })
})

describe('announcements', () => {
  test('are acknowledged once the backend has stored them', async () => {
    const { post, backend } = await startGateway()
    const play_id = '0b9e6f2a-5f0e-4b7e-8d43-000000000001'
    const response = await post('/device/announcements', { announcements: [{ play_id }] })
    expect(await response.json()).toEqual({ accepted: [play_id], duplicate: [], rejected: [] })
    expect(backend.announced).toEqual([{ play_id }])
    expect((await post('/device/announcements', { announcements: [] })).status).toBe(400)
  })
})
