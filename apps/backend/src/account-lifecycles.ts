import { randomUUID } from 'node:crypto'
import { dropCodes } from './api/code/services/code'
import { forgetDevices } from './api/device/services/device'
import { removeSecondFactor } from './api/second-factor/services/second-factor'
import { endSessionsOf } from './api/session/services/session'

type Data = { email?: string; username?: string; password?: string; blocked?: boolean }
type Write = { params: { data?: Data }; result?: { documentId?: string } }

function normalise({ params: { data } }: Write) {
  if (typeof data?.email === 'string') data.email = data.email.trim().toLowerCase()
}

/** Holds for every writer, the admin panel too: one spelling of an address; a new password or a block ends all sessions. */
export function watchAccounts() {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    beforeCreate(event: Write) {
      normalise(event)
      if (event.params.data) event.params.data.username ||= randomUUID()
    },
    beforeUpdate: normalise,
    async afterUpdate({ params: { data }, result }: Write) {
      if ((data?.password || data?.blocked) && result?.documentId) await endSessionsOf(result.documentId)
    },
    async afterDelete({ result }: Write) {
      if (!result?.documentId) return
      await endSessionsOf(result.documentId)
      await dropCodes(result.documentId)
      await forgetDevices(result.documentId)
      await removeSecondFactor(result.documentId)
    },
  })
}
