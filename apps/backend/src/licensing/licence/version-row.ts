import { licenceVersionCauses } from '@bgm/validation'
import { z } from 'zod'
import { insertRows } from '#src/platform/database/insert-rows'
import type { Transaction } from '#src/platform/database/transaction'
import type { SigningKey } from './keys'
import type { DueVersion, SignedVersion } from './rules/due'
import { snapshotSchema, toVersionPayload } from './rules/version-payload'
import { issuerUrl, signPayload } from './sign'
import { getOpenList, type ListParts, listParts, lockStatusIndexes, type StatusIndex } from './status-index'

const versionRow = z
  .object({
    licence_id: z.number(),
    number: z.number(),
    cause: z.enum(licenceVersionCauses),
    subscription_id: z.number(),
    from_at: z.coerce.number(),
    until_at: z.coerce.number(),
    snapshot: z.string(),
    jws: z.string(),
    key_id: z.string(),
    signed_at: z.coerce.number(),
  })
  .transform(({ licence_id, subscription_id, from_at, until_at, snapshot, key_id, signed_at, ...rest }) => ({
    ...rest,
    licence: licence_id,
    subscription: subscription_id,
    from: from_at,
    until: until_at,
    snapshot: snapshotSchema.parse(JSON.parse(snapshot)),
    key: key_id,
    signedAt: signed_at,
  }))
export type VersionRow = z.output<typeof versionRow>

type Connection = Pick<Transaction, 'from'>

/** The versions of licences keyed by licence id, sorted by number. */
export async function listLicenceVersions(
  licences: readonly number[],
  connection: Connection = strapi.db.connection,
): Promise<Map<number, VersionRow[]>> {
  const rows: unknown = await connection
    .from('licence_versions')
    .whereIn('licence_id', [...licences])
    .orderBy(['licence_id', 'number'])
    .select('*')
  const byLicence = new Map<number, VersionRow[]>()
  for (const version of z.array(versionRow).parse(rows)) {
    const known = byLicence.get(version.licence)
    if (known) known.push(version)
    else byLicence.set(version.licence, [version])
  }
  return byLicence
}

/** The last version whose period has begun, or else the first version. */
export const findCurrentVersion = <T extends Pick<SignedVersion, 'from'>>(
  versions: readonly T[],
  now: number,
): T | undefined => versions.findLast(({ from }) => from <= now) ?? versions[0]

type Licence = { id: number; code: string }

/** The next version of a licence. */
export type NewVersion = DueVersion & { licence: Licence; number: number }

async function buildVersionRow(
  version: NewVersion,
  key: SigningKey,
  signedAt: number,
  { list, index }: StatusIndex,
) {
  const { licence, number, cause, subscription, from, until, snapshot } = version
  const payload = toVersionPayload({
    issuer: issuerUrl,
    code: licence.code,
    number,
    status: { idx: index, uri: list.uri },
    signedAt,
    from,
    until,
    snapshot,
  })
  return {
    licence_id: licence.id,
    number,
    cause,
    subscription_id: subscription,
    from_at: from,
    until_at: until,
    snapshot: JSON.stringify(snapshot),
    jws: await signPayload(key, 'licence+jws', payload),
    key_id: key.id,
    signed_at: signedAt,
    status_list: list.number,
    status_index: index,
  }
}

const batchSize = 500
/** A list that refuses indexes this many times in a row is nearly full. */
const drawsPerList = 10
const storedRows = z.array(z.object({ licence_id: z.number(), number: z.number() }))
const unlessTaken = 'on conflict (status_list, status_index) do nothing returning licence_id, number'

/** Signs versions and stores those whose index is not in use. Returns the others. */
async function appendOnce(
  trx: Transaction,
  versions: readonly NewVersion[],
  key: SigningKey,
  signedAt: number,
  drawIndex: () => StatusIndex,
): Promise<NewVersion[]> {
  const rows = await Promise.all(
    versions.map(version => buildVersionRow(version, key, signedAt, drawIndex())),
  )
  const stored = storedRows.parse(await insertRows(trx, 'licence_versions', rows, unlessTaken))
  const known = new Set(stored.map(({ licence_id, number }) => `${licence_id} ${number}`))
  return versions.filter(({ licence, number }) => !known.has(`${licence.id} ${number}`))
}

/** Signs versions and appends them to their licences, whose rows the caller has locked. */
export async function appendVersions(
  trx: Transaction,
  versions: readonly NewVersion[],
  key: SigningKey,
  signedAt: number,
  space: ListParts = listParts,
): Promise<void> {
  let list = await getOpenList(trx)
  for (let start = 0; start < versions.length; start += batchSize) {
    let waiting = versions.slice(start, start + batchSize)
    for (let draws = 1; waiting.length > 0; draws += 1) {
      if (draws % drawsPerList === 0) list = await getOpenList(trx, list)
      const drawIndex = await lockStatusIndexes(trx, list, space)
      waiting = await appendOnce(trx, waiting, key, signedAt, drawIndex)
    }
  }
}
