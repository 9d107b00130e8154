import {
  explicitPolicies,
  notificationSettingsBodySchema,
  organisationBodySchema,
  switchOrganisationBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post, put } from './endpoint'
import { user } from './users'
import { isoDateTime } from './values'

const organisation = z.object({
  id: z.string(),
  name: z.string(),
  company_email: z.string().nullable(),
  billing_address: z.string().nullable(),
  npwp: z.string().nullable(),
  explicit_policy: z.enum(explicitPolicies),
  created_at: isoDateTime,
})
export type Organisation = z.output<typeof organisation>

/** The active organisation of the session. */
export const organisations = endpoints({
  get: get('/organisation', { caller: 'member', permission: 'organisation.read', response: organisation }),
  /** Absent fields are cleared, except the policy. */
  update: put('/organisation', {
    caller: 'member',
    permission: 'organisation.update',
    body: organisationBodySchema,
    response: organisation,
  }),
  /** Makes another of the caller's organisations the active one. */
  switch: post('/organisation/switch', {
    caller: 'member',
    body: switchOrganisationBodySchema,
    response: user,
  }),
})

export const notifications = endpoints({
  /** Sets which emails the account receives. */
  set: put('/notifications', { caller: 'member', body: notificationSettingsBodySchema, response: user }),
})
