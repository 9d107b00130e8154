import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { z } from 'zod'
import { environment } from './environment'

const deadlineMs = 10_000

/** The part of the data folder's disk that processes without privileges can still use, from 0 to 1. */
export async function getFreeDiskShare(): Promise<number> {
  const { bavail, blocks } = await statfs(environment.dataDir)
  return blocks === 0 ? 1 : bavail / blocks
}

const backupRow = z.object({ rows: z.tuple([z.object({ at: z.coerce.number() })]) })

/** Seconds since the last complete backup, or since the database was created. */
export async function getBackupAge(now = Date.now()): Promise<number> {
  const answer: unknown = await strapi.db.connection.raw(
    `select coalesce((select value::jsonb ->> 'at' from strapi_core_store_settings where key = 'backups_last')::bigint,
      (select extract(epoch from min(time)) * 1000 from strapi_migrations)::bigint, 0) as at`,
  )
  return Math.max(0, now - backupRow.parse(answer).rows[0].at) / 1000
}

/** The host names of the public URLs that use HTTPS. */
export const listPublicHosts = (): string[] =>
  [...new Set([environment.MARKETING_URL, environment.PORTAL_URL, environment.BACKEND_URL])].flatMap(url => {
    const { protocol, host } = new URL(url ?? 'http://127.0.0.1')
    return protocol === 'https:' ? [host] : []
  })

/** When the certificate that a host presents expires, in milliseconds, whether or not it is trusted. */
export async function getCertificateEnd(host: string): Promise<number> {
  const { hostname, port } = new URL(`https://${host}`)
  const options = {
    host: hostname,
    servername: hostname,
    port: Number(port || 443),
    rejectUnauthorized: false,
  }
  const socket = connect(options)
  socket.on('error', () => {})
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(deadlineMs) })
    return Date.parse(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
