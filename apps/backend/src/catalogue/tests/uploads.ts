import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Backend, settleJobs } from '#tests/harness'
import type { openPanel } from '#tests/panel'

export type Panel = Awaited<ReturnType<typeof openPanel>>

export const uploadsPath = '/content-manager/catalogue/uploads'
export const ownedRights = { rights_basis: 'owned' }

export type NewUpload = { name?: string; details?: unknown; batch?: string; token?: string }

/** Adds music in the same way as a curator does. */
export function openCatalogue(backend: Backend, curator: Panel) {
  async function upload(
    content: Buffer,
    { name = 'lagu.mp3', details = ownedRights, batch, token }: NewUpload = {},
  ) {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)], { type: 'audio/mpeg' }), name)
    body.append('details', typeof details === 'string' ? details : JSON.stringify(details))
    body.append('batch', batch ?? randomUUID())
    const headers = { authorization: `Bearer ${token ?? curator.token}` }
    const response = await fetch(backend.origin + uploadsPath, { method: 'POST', headers, body })
    const answer = (await response.json()) as { data: { id: string; state: string } }
    return { status: response.status, ...answer }
  }

  async function listBatch(batch: string) {
    await settleJobs()
    const { body } = await curator.call('GET', `${uploadsPath}?batch=${batch}`)
    return body.data
  }

  return {
    upload,
    listBatch,
    async uploadAndProcess(content: Buffer, sent: NewUpload = {}) {
      const batch = randomUUID()
      await upload(content, { ...sent, batch })
      return (await listBatch(batch))[0]
    },
    stored: (documentId: string) =>
      backend.strapi.db
        .query('api::track.track')
        .findOne({ where: { documentId }, populate: { artists: true, clean_version: true } }),
    waitingFiles: () => readdirSync(join(backend.dataDir, 'private', 'track-uploads')),
  }
}
