import type { BusinessUnitBody, Industry, Property } from '@bgm/validation'
import { toUnitColumns } from './columns'

type Making = {
  organisation: number
  industry: Industry
  property: Omit<Property, 'terms'>
  taxFile: number | null
  cid: string
}

export type NewUnit = {
  id: number
  documentId: string
  industry: string
  company_name: string
  brand_name: string
}

type Inserting = {
  organisation: number
  cid: string
  taxFile: number | null
  user: number | null
  /** Makes a repeated call the same unit. */
  key?: string | null
}

/** Writes a new unit; belongs in a transaction with what it is made for. */
export async function insertUnit(
  { organisation, cid, taxFile, user, key = null }: Inserting,
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

/** A business unit from what the registration asked, named after the brand; belongs in a transaction. */
export function createUnitFromRegistration({
  organisation,
  industry,
  property,
  taxFile,
  cid,
}: Making): Promise<NewUnit> {
  const { referral_code: _, ...company } = property
  const values = { name: property.brand_name, ...industry, ...company }
  return insertUnit({ organisation, cid, taxFile, user: null }, values)
}
