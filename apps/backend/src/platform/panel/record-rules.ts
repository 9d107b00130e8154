import { type FieldMessage, throwFieldErrors } from './field-errors'
import { type Attribute, validateNumberLimits } from './number-limits'

type Data = Record<string, unknown>
type Params = { documentId?: string; data?: Data }
type Rule = (record: Data, stored: Data | null) => FieldMessage[] | Promise<FieldMessage[]>

const saves = ['create', 'update', 'clone']

/** Checks the integer fields of all our content types on every save, whether through the panel or the API. */
export function enforceNumberLimits(): void {
  strapi.documents.use(async (context, next) => {
    if (saves.includes(context.action) && context.uid.startsWith('api::')) {
      const { data = {} } = context.params as Params
      const { attributes } = strapi.contentType(context.uid)
      throwFieldErrors(validateNumberLimits(attributes as Record<string, Attribute>, data))
    }
    return next()
  })
}

/**
 * Validates a record as it would be after a save, with the submitted values merged into the stored values.
 */
export function enforceRecordRule(
  uid:
    | 'api::voucher.voucher'
    | 'api::package-term.package-term'
    | 'api::track.track'
    | 'api::playlist.playlist'
    | 'api::calendar-date.calendar-date'
    | 'api::usage-report.column-map',
  rule: Rule,
): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !saves.includes(context.action)) return next()
    const { documentId, data = {} } = context.params as Params
    const stored: Data | null = documentId
      ? await strapi.db.query(uid).findOne({ where: { documentId } })
      : null
    throwFieldErrors(await rule({ ...stored, ...data }, context.action === 'update' ? stored : null))
    return next()
  })
}
