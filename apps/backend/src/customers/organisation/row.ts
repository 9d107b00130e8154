import { explicitPolicies, type OrganisationBody } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { notFound } from '#src/platform/http/errors'

const uid = 'api::organisation.organisation'

const organisationRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  company_email: z.string().nullable(),
  billing_address: z.string().nullable(),
  npwp: z.string().nullable(),
  explicit_policy: z
    .enum(explicitPolicies)
    .nullable()
    .transform(policy => policy ?? 'allow'),
  createdAt: z.coerce.date(),
})

export type OrganisationRow = z.output<typeof organisationRow>

/** The caller's organisation. Throws 404 if the caller has no membership. */
export async function getOrganisation({ organisation: id }: Scope): Promise<OrganisationRow> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id } })
  if (!row) throw notFound()
  return organisationRow.parse(row)
}

const fields = ['name', 'company_email', 'billing_address', 'npwp', 'explicit_policy'] as const

/** Updates an organisation and returns the names of the changed fields. */
export async function updateOrganisation(before: OrganisationRow, body: OrganisationBody): Promise<string[]> {
  const data = {
    name: body.name,
    company_email: body.company_email ?? null,
    billing_address: body.billing_address ?? null,
    npwp: body.npwp ?? null,
    explicit_policy: body.explicit_policy ?? before.explicit_policy,
  }
  const changed = fields.filter(field => data[field] !== before[field])
  if (changed.length > 0) await strapi.db.query(uid).update({ where: { id: before.id }, data })
  return changed
}

export const toOrganisationView = ({ documentId: id, createdAt: created_at, ...row }: OrganisationRow) => ({
  ...row,
  id,
  created_at,
})
