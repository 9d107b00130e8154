import { errors } from '@strapi/utils'
import type { FieldMessage } from '../../../field-errors'
import { refuseFields } from '../../../field-errors'
import { watchRecord } from '../../../record-rules'
import { findTerms, listTerms } from './terms'

const uid = 'api::package-term.package-term'
const packageUid = 'api::package.package'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

type Data = Record<string, unknown>

function termsErrors(record: Data, stored: Data | null): FieldMessage[] {
  const found: FieldMessage[] = []
  if (stored && record.key !== stored.key)
    found.push({ path: ['key'], message: `Orders and vouchers refer to ${stored.key}: a key never changes` })
  if (record.contact_only !== true && isEmpty(record.price_monthly) && isEmpty(record.price_yearly))
    found.push({ path: ['price_monthly'], message: 'Give a price, or switch on Contact only' })
  return found
}

/** The error message if no package has that key, otherwise null. */
export async function unknownPackage(key: string): Promise<string | null> {
  if (await findTerms(key)) return null
  const keys = (await listTerms()).map(terms => terms.key)
  return `No package has the key ${key.slice(0, 60)}; there are ${keys.join(', ') || 'none yet'}`
}

async function refuseRemoval(documentId: string): Promise<void> {
  const row = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!row || (await strapi.db.query(packageUid).count({ where: { key: row.key } })) === 0) return
  throw new errors.ValidationError(`The package ${row.key} is sold on these terms: remove the package first`)
}

/** Terms must be complete and keep their key; a package can only be saved once its terms exist. */
export function guardTerms(): void {
  watchRecord(uid, termsErrors)
  strapi.documents.use(async (context, next) => {
    const { documentId, data } = context.params as { documentId?: string; data?: { key?: unknown } }
    if (context.uid === uid && context.action === 'delete' && documentId) await refuseRemoval(documentId)
    if (context.uid === packageUid && typeof data?.key === 'string') {
      const message = await unknownPackage(data.key)
      if (message) refuseFields([{ path: ['key'], message: `${message}. Make its Package terms first` }])
    }
    return next()
  })
}
