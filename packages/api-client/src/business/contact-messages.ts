import type { ContactMessageBody } from '@bgm/validation'
import type { HttpClient } from '../http'
import { okResponse } from '../wire'

/** Sends visitors' contact messages; needs no session. */
export const createContactMessagesApi = (http: HttpClient) => ({
  /** Repeating a `key` does not create a second message. */
  create: (message: ContactMessageBody, key = '') =>
    http.call('post', 'contact-messages', {
      json: message,
      headers: key ? { 'idempotency-key': key } : {},
      schema: okResponse,
    }),
})
