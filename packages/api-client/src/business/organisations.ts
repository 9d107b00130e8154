import { explicitPolicies, type OrganisationBody } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { user } from '../identity/user'
import { isoDateTime } from '../wire'

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
export const createOrganisationsApi = (http: HttpClient) => ({
  get: () => http.call('get', 'organisation', { schema: organisation }),
  update: (json: OrganisationBody) => http.call('put', 'organisation', { json, schema: organisation }),
  /** Makes another of the caller's organisations the active one. */
  switchTo: (id: string) =>
    http.call('post', 'organisation/switch', { json: { organisation: id }, schema: user }),
})
