import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { dataResponse, isoDateTime, noContent } from '../wire'

const openSession = z.object({
  id: z.string(),
  /** Browser and system, e.g. `Firefox · Windows`. */
  device: z.string(),
  /** Whether this is the session of the current request. */
  current: z.boolean(),
  last_seen_at: isoDateTime,
  created_at: isoDateTime,
})

export type OpenSession = z.output<typeof openSession>

/** The open sessions of an account. */
export const createSessionsApi = (http: HttpClient) => ({
  listSessions: () => http.call('get', 'account/sessions', { schema: dataResponse(z.array(openSession)) }),

  endSession: (id: string) =>
    http.call('delete', `account/sessions/${pathSegment(id)}`, { schema: noContent }),

  endOtherSessions: () => http.call('delete', 'account/sessions', { schema: noContent }),
})
