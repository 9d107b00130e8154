import { z } from 'zod'
import type { FieldMessage } from '#src/platform/panel/field-errors'
import { throwFieldErrors } from '#src/platform/panel/field-errors'
import { isPanelRequest } from '#src/platform/panel/panel-request'
import { enforceRecordRule } from '#src/platform/panel/record-rules'
import { type StaffMessage, staffError } from '#src/platform/panel/staff-language'
import { findStoredTerms, recordPriceChange } from './price-history'
import { findPackageTerms, listPackageTerms } from './terms'

const uid = 'api::package-term.package-term'
const packageUid = 'api::package.package'

const savedRow = z.object({ documentId: z.string() })

type Data = Record<string, unknown>

const prices = ['price_monthly', 'price_yearly'] as const
const toText = (value: unknown) => String(value ?? '')

/** Prices only change by a proposal that a second person approves. */
const findEditedPrices = (record: Data, stored: Data | null): FieldMessage[] =>
  prices
    .filter(name => toText(record[name]) !== toText(stored?.[name]))
    .map(name => ({
      path: [name],
      message: [
        'Prices are changed under Price changes, where a second person decides',
        'Harga diubah di Perubahan harga, dan diputuskan orang kedua',
      ],
    }))

function termsErrors(record: Data, stored: Data | null): FieldMessage[] {
  const problems: FieldMessage[] = []
  if (stored && record.key !== stored.key)
    problems.push({
      path: ['key'],
      message: [
        `Orders and vouchers refer to ${stored.key}: the key cannot be changed`,
        `Pesanan dan voucer merujuk ${stored.key}: kunci tidak pernah berubah`,
      ],
    })
  if (isPanelRequest()) problems.push(...findEditedPrices(record, stored))
  return problems
}

/** Returns an error message if no package has this key, otherwise null. */
export async function validatePackageKey(key: string): Promise<StaffMessage | null> {
  if (await findPackageTerms(key)) return null
  const keys = (await listPackageTerms()).map(terms => terms.key).join(', ')
  const shortKey = key.slice(0, 60)
  return [
    `No package has the key ${shortKey}; there are ${keys || 'none yet'}`,
    `Tidak ada paket dengan kunci ${shortKey}; yang ada: ${keys || 'belum ada'}`,
  ]
}

async function requireUnused(documentId: string): Promise<void> {
  const row = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!row || (await strapi.db.query(packageUid).count({ where: { key: row.key } })) === 0) return
  throw staffError(
    `The package ${row.key} is sold on these terms: remove the package first`,
    `Paket ${row.key} dijual dengan ketentuan ini: hapus paketnya dulu`,
  )
}

/** Saves terms and records the change of prices in one transaction. */
async function saveAndRecord<T>(documentId: string | undefined, save: () => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async () => {
    const before = documentId ? await findStoredTerms(documentId) : null
    const saved = await save()
    const id = documentId ?? savedRow.safeParse(saved).data?.documentId
    if (id) await recordPriceChange(id, before)
    return saved
  })
}

/** Terms must be complete, and their key cannot change. A package can only be saved once its terms exist. */
export function enforcePackageTermRules(): void {
  enforceRecordRule(uid, termsErrors)
  strapi.documents.use(async (context, next) => {
    const { documentId, data } = context.params as { documentId?: string; data?: { key?: unknown } }
    if (context.uid === uid && context.action === 'delete' && documentId) await requireUnused(documentId)
    if (context.uid === packageUid && typeof data?.key === 'string') {
      const message = await validatePackageKey(data.key)
      if (message) {
        const [en, id] = message
        throwFieldErrors([
          {
            path: ['key'],
            message: [`${en}. Create its Package terms first`, `${id}. Buat dulu Ketentuan paketnya`],
          },
        ])
      }
    }
    if (context.uid !== uid || (context.action !== 'create' && context.action !== 'update')) return next()
    return await saveAndRecord(context.action === 'update' ? documentId : undefined, async () => await next())
  })
}
