import type { PartnerApplicationBody } from '@bgm/validation'
import { z } from 'zod'
import { ApiError } from '../error'
import { type HttpClient, pathSegment } from '../http'
import { isoDateTime, okResponse } from '../wire'

const partnerStates = ['new', 'in-review', 'approved', 'rejected'] as const
export type PartnerApplicationState = (typeof partnerStates)[number]

const status = z.object({
  number: z.string(),
  company_name: z.string(),
  state: z.enum(partnerStates),
  note: z.string().nullable(),
  timeline: z.array(z.object({ state: z.enum(partnerStates), at: isoDateTime })),
})
export type PartnerApplicationStatus = z.output<typeof status>

/** Sends visitors' partner applications and looks up their status; needs no session. */
export const createPartnerApplicationsApi = (http: HttpClient) => ({
  /** Repeating a `key` does not create a second application. */
  create: (application: PartnerApplicationBody, key = '') =>
    http.call('post', 'partner-applications', {
      json: application,
      headers: key ? { 'idempotency-key': key } : {},
      schema: okResponse,
    }),
  /** Returns the status for the token in an email; null if the token is invalid or expired. */
  findStatus: (token: string): Promise<PartnerApplicationStatus | null> =>
    http.call('get', `partner-applications/status/${pathSegment(token)}`, { schema: status }).catch(error => {
      if (error instanceof ApiError && error.code === 'not-found') return null
      throw error
    }),
})
