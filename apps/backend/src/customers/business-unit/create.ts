import type { BusinessUnitBody, Industry, NewTrial, Property } from '@bgm/validation'
import type { Account } from '#src/platform/http/request-context'
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

type TrialUnit = {
  organisation: number
  account: Account
  number: string
  trial: Omit<NewTrial, 'code'>
  cid: string
}

/** Creates the unit of a trial. What an invoice needs is empty until its first order. Call this in a transaction. */
export function createUnitForTrial({
  organisation,
  account,
  number,
  trial,
  cid,
}: TrialUnit): Promise<NewUnit> {
  const { zone_name: _, ...place } = trial
  return insertUnit(
    { organisation, cid, taxFile: null, user: null },
    {
      ...place,
      name: place.brand_name,
      company_name: place.brand_name,
      company_email: account.email,
      company_phone_number: number,
      company_address: '',
      npwp: '',
      province: place.city.slice(0, 2),
      district: '',
      urban: '',
      zip_code: '',
    },
  )
}
