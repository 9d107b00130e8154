import type { BusinessUnitBody, Industry, Property } from '@bgm/validation'
import { toUnitColumns } from './columns'

type RegistrationUnit = {
  organisation: number
  industry: Industry
  property: Omit<Property, 'terms'>
  taxFile: number | null
  cid: string
}

export type NewUnit = {
  id: number
  documentId: string
  name: string
  industry: string
  company_name: string
  brand_name: string
}

type InsertContext = {
  organisation: number
  cid: string
  taxFile: number | null
  user: number | null
  /** The idempotency key. */
  key?: string | null
}

/** Inserts a unit. Call this in a transaction. */
export async function insertUnit(
  { organisation, cid, taxFile, user, key = null }: InsertContext,
  values: BusinessUnitBody,
): Promise<NewUnit> {
  return strapi.db.query('api::business-unit.business-unit').create({
    data: {
      ...(await toUnitColumns(organisation, values)),
      cid,
      organisation,
      tax_file: taxFile,
      changed_by: user,
      version: 1,
      creation_key: key,
    },
  })
}

/** Creates a unit from a registration, named after the brand. Call this in a transaction. */
export function createUnitFromRegistration({
  organisation,
  industry,
  property,
  taxFile,
  cid,
}: RegistrationUnit): Promise<NewUnit> {
  const { referral_code: _, ...company } = property
  const values = { name: property.brand_name, ...industry, ...company }
  return insertUnit({ organisation, cid, taxFile, user: null }, values)
}
