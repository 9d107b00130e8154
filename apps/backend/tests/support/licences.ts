import { createPublicKey, verify } from 'node:crypto'
import { type Backend, loadCompiled } from './harness'

export type Version = { number: number; cause: string; jws: string; key_id: string; licence_id: number }

/** The services of the running backend for signing and repairing licences. */
export const licenceServices = () => ({
  ...loadCompiled(() => import('#src/licensing/licence/repair')),
  ...loadCompiled(() => import('#src/licensing/licence/reconcile')),
  ...loadCompiled(() => import('#src/licensing/licence/keys')),
  ...loadCompiled(() => import('#src/licensing/licence/status-job')),
})

type Licence = {
  id: number
  code: string
  documentId: string
  /** Null unless the licence was issued before Token Status Lists. */
  status_index: number | null
  state: string
  live_secret: string
}

/** The stored licence of a zone. */
export async function findLicence({ strapi }: Backend, zone: string): Promise<Licence> {
  return await strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .where('z.document_id', zone)
    .first('l.*', 'l.document_id as documentId')
}

/** The signed versions of a zone's licence, oldest first. */
export async function listVersions(backend: Backend, zone: string): Promise<Version[]> {
  const { id } = await findLicence(backend, zone)
  return await backend.strapi.db.connection('licence_versions').where({ licence_id: id }).orderBy('number')
}

export const decodeJwsPart = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

/** Returns the header and payload of a JWS; throws unless it is signed with a published key. */
export async function verifyJws(backend: Backend, jws: string) {
  const [header, payload, signature] = jws.split('.')
  const { kid, ...rest } = decodeJwsPart(header)
  const { keys } = (await backend.call('GET', '/licence-keys')).body
  const jwk = keys.find((key: { kid: string }) => key.kid === kid)
  if (!jwk) throw new Error('The key is not published')
  const { kty, crv, x } = jwk
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify(null, signed, key, Buffer.from(signature ?? '', 'base64url')))
    throw new Error('The signature is wrong')
  return { header: { kid, ...rest }, payload: decodeJwsPart(payload) }
}

/** The secret from which the digits on a player's screen are derived. */
export function decryptSecret(encrypted: string): string {
  const { decrypt } = loadCompiled(() => import('#src/platform/runtime/cryptography'))
  return decrypt('licence live secret', encrypted) ?? ''
}
