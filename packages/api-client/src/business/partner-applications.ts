import type { PartnerApplicationBody } from '@bgm/validation'
import { z } from 'zod'
import { ApiError } from '../error'
import { type Http, pathSegment } from '../http'
import { isoDateTime, ok } from '../wire'

const partnerStates = ['new', 'in-review', 'approved', 'rejected'] as const
export type PartnerState = (typeof partnerStates)[number]

const status = z.object({
  number: z.string(),
  company_name: z.string(),
  state: z.enum(partnerStates),
  note: z.string().nullable(),
  timeline: z.array(z.object({ state: z.enum(partnerStates), at: isoDateTime })),
})
export type PartnerStatus = z.output<typeof status>

/** Applications of visitors to become a partner; public. */
export const createPartnerApplications = (http: Http) => ({
  /** `key` names one filling-in of the form: sent again with it, the same application stays one. */
  create: (application: PartnerApplicationBody, key = '') =>
    http.call('post', 'partner-applications', {
      json: application,
      headers: key ? { 'idempotency-key': key } : {},
      schema: ok,
    }),
  /** What the token of a mail shows; null for one that was changed or is too old. */
  findStatus: (token: string): Promise<PartnerStatus | null> =>
    http.call('get', `partner-applications/status/${pathSegment(token)}`, { schema: status }).catch(error => {
      if (error instanceof ApiError && error.code === 'not-found') return null
      throw error
    }),
})
