import { randomUUID } from 'node:crypto'
import type { Backend } from './harness'
import { addTrack } from './music'

export type Row = { id: number; documentId: string }

export const getIds = (rows: Row[]) => rows.map(({ documentId }) => documentId)

/** Adds tracks similar enough for one to extend a playlist of the others. */
export async function addSimilarTracks(backend: Backend, count: number): Promise<Row[]> {
  const tracks: Row[] = []
  for (let index = 0; index < count; index += 1)
    tracks.push(await addTrack(backend, { title: `Lagu ${index}`, genres: 'swing', moods: 'calm' }))
  return tracks
}

/** Calls about an organisation's own playlists, made by `member` unless another token is given. */
export function createOwnPlaylists(backend: Backend, member: string) {
  const call = (method: string, path: string, body?: unknown, token = member, key = randomUUID()) =>
    backend.call(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { 'idempotency-key': key },
    })
  return {
    call,
    create: async (title: string, body = {}) => (await call('POST', '/playlists', { title, ...body })).body,
    change: (id: string, version: number, change: object, token = member) =>
      call('POST', `/playlists/${id}/changes`, { version, change }, token),
    listTracks: async (id: string): Promise<string[]> =>
      getIds((await call('GET', `/playlists/${id}/tracks?page_size=100`)).body.data),
  }
}
