import { z } from 'zod'
import { type Http, piece } from '../http'
import { data, moment, nothing } from '../wire'

const openSession = z.object({
  id: z.string(),
  /** Browser and system, e.g. `Firefox · Windows`. */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  last_seen_at: moment,
  created_at: moment,
})

export type OpenSession = z.output<typeof openSession>

/** Where an account is signed in. */
export const createSessions = (http: Http) => ({
  listSessions: () => http.call('get', 'account/sessions', { answer: data(z.array(openSession)) }),

  endSession: (id: string) => http.call('delete', `account/sessions/${piece(id)}`, { answer: nothing }),

  endOtherSessions: () => http.call('delete', 'account/sessions', { answer: nothing }),
})
