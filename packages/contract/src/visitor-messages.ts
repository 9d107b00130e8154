import { contactMessageBodySchema, partnerApplicationBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { isoDateTime, okResponse } from './values'

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

/** Repeating a form with the same key does not store it a second time. */
export const partnerApplications = endpoints({
  create: post('/partner-applications', {
    caller: 'anyone',
    body: partnerApplicationBodySchema,
    response: okResponse,
    idempotent: 'optional',
  }),
  /** For the token in an email, which is valid for 90 days and contains no personal data. */
  getStatus: get('/partner-applications/status/:token', { caller: 'anyone', response: status }),
})

export const contactMessages = endpoints({
  create: post('/contact-messages', {
    caller: 'anyone',
    body: contactMessageBodySchema,
    response: okResponse,
    idempotent: 'optional',
  }),
})
