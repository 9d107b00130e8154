import { type ApiKeyBody, apiScopes } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { isoDateTime, noContent } from '../wire'

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, which lets its owner recognise it. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The member who created it; null once the account is deleted. */
  created_by: z.string().nullable(),
  created_at: isoDateTime,
  last_used_at: isoDateTime.nullable(),
  /** When the owners were asked whether to keep it, because its creator left; null if they need not decide. */
  review_since: isoDateTime.nullable(),
})
export type ApiKey = z.output<typeof apiKey>

const keys = z.object({ data: z.array(apiKey) }).transform(({ data }) => data)

/** Only this response contains the key itself. */
const newKey = z.object({ token: z.string(), key: apiKey })

/** Keys with which the active organisation's systems read its data. */
export const createApiKeysApi = (http: HttpClient) => ({
  list: () => http.call('get', 'api-keys', { schema: keys }),
  /** The same `submission` returns the same key. */
  create: (json: ApiKeyBody, submission: string) =>
    http.call('post', 'api-keys', { json, headers: { 'idempotency-key': submission }, schema: newKey }),
  keep: (id: string) => http.call('post', `api-keys/${pathSegment(id)}/keep`, { schema: noContent }),
  revoke: (id: string) => http.call('delete', `api-keys/${pathSegment(id)}`, { schema: noContent }),
})
