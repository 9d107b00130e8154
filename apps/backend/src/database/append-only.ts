import { HttpError } from '../http/errors'

type Uid = 'api::consent.consent' | 'api::audit-entry.audit-entry'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

const refuse = () => {
  throw new Error('This only grows: a row is never changed or removed')
}

/** Lifecycles of a type whose rows are proof. */
export const appendOnlyLifecycles = {
  beforeUpdate: refuse,
  beforeUpdateMany: refuse,
  beforeDelete: refuse,
  beforeDeleteMany: refuse,
}

/** Keeps the panel and every other writer of documents away from such a type: its rows come from the rules alone. */
export function requireAppendOnly(uid: Uid): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== uid || readers.includes(context.action)) return next()
    throw new HttpError(400, 'These rows write themselves: none is made, changed or removed by hand')
  })
}
