import type { ContactMessageBody } from '@bgm/validation'
import type { Http } from '../http'
import { ok } from '../wire'

/** Messages of visitors; public. */
export const createContactMessages = (http: Http) => ({
  /** `key` names one filling-in of the form: sent again with it, the same message stays one. */
  create: (message: ContactMessageBody, key = '') =>
    http.call('post', 'contact-messages', {
      json: message,
      headers: key ? { 'idempotency-key': key } : {},
      schema: ok,
    }),
})
