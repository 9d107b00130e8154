import { randomUUID } from 'node:crypto'
import type { Backend } from './harness'

/** Creates a WAV file with a tone, like the recordings that the portal uploads. */
export function makeWav({ seconds = 2, rate = 32_000, level = 0.02 } = {}): Buffer {
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  const pitch = 300 + Math.random() * 400
  for (let index = 0; index < samples; index += 1)
    file.writeInt16LE(
      Math.round(32_767 * level * Math.sin((2 * Math.PI * pitch * index) / rate)),
      44 + index * 2,
    )
  return file
}

export const newAnnouncement = (changes: Record<string, unknown> = {}) => ({
  name: 'Tutup 15 menit lagi',
  everywhere: true,
  units: [],
  zones: [],
  schedule: {
    from_date: null,
    until_date: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: [1305],
    every: null,
  },
  gap_minutes: 5,
  per_hour: 4,
  ...changes,
})

type Upload = { token: string; audio?: Buffer | null; method?: string; path?: string; fields?: unknown }

/** Sends a multipart request with audio, as the portal does. */
export async function uploadAnnouncement(backend: Backend, upload: Upload) {
  const {
    token,
    audio = makeWav(),
    method = 'POST',
    path = '/announcements',
    fields = newAnnouncement(),
  } = upload
  const body = new FormData()
  if (fields !== null)
    body.append('announcement', typeof fields === 'string' ? fields : JSON.stringify(fields))
  if (audio) body.append('audio', new Blob([new Uint8Array(audio)], { type: 'audio/wav' }), 'rekaman.wav')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${backend.origin}/api${path}`, { method, headers, body })
  const text = await response.text()
  return { status: response.status, text, body: JSON.parse(text) }
}

/** Uploads a valid announcement and returns it. */
export async function addAnnouncement(backend: Backend, token: string, changes = {}, audio?: Buffer) {
  const { status, body, text } = await uploadAnnouncement(backend, {
    token,
    fields: newAnnouncement(changes),
    ...(audio && { audio }),
  })
  if (status !== 201) throw new Error(`${status} ${text}`)
  return body
}

/** Creates a report like those that a device sends after playing an announcement. */
export const newAnnouncementPlay = (
  zone: string,
  announcement: string,
  changes: Record<string, unknown> = {},
) => ({
  play_id: randomUUID(),
  boot: randomUUID(),
  seq: 0,
  epoch: 1,
  zone,
  announcement,
  revision: 1,
  trigger: 'schedule',
  due_at: Date.now() - 30_000,
  started_at: Date.now() - 30_000,
  seconds: 12.5,
  end_reason: 'finished',
  offline: false,
  clock_offset: 0,
  ...changes,
})
