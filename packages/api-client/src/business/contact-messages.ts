import type { ContactMessageBody } from '@bgm/validation'
import type { Http } from '../http'
import { okResponse } from '../wire'

/** Messages from visitors; needs no session. */
export const createContactMessagesApi = (http: Http) => ({
  /** The same `key` never creates a second message. */
  create: (message: ContactMessageBody, key = '') =>
    http.call('post', 'contact-messages', {
      json: message,
      headers: key ? { 'idempotency-key': key } : {},
      schema: okResponse,
    }),
})
