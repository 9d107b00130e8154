import { errors } from '@strapi/utils'

type Uid = 'api::consent.consent' | 'api::audit-entry.audit-entry' | 'api::collective.collective-read'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

const reject = () => {
  throw new Error('Rows of this type cannot be changed or deleted')
}

/** Lifecycle hooks for a type whose rows are evidence and must not change. */
export const appendOnlyLifecycles = {
  beforeUpdate: reject,
  beforeUpdateMany: reject,
  beforeDelete: reject,
  beforeDeleteMany: reject,
}

/**
 * Rejects all writes through the document service, which the panel uses. Only our services may add rows of
 * this type.
 */
export function rejectDocumentWrites(uid: Uid): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== uid || readers.includes(context.action)) return next()
    throw new errors.ValidationError('Rows of this type are added by the system and cannot be edited')
  })
}
