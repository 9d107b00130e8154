import { z } from 'zod'
import { invoiceAddressSchema } from '#src/billing'
import { findRegion } from '#src/customers'
import type { LicenceSnapshot } from './rules/version-payload'

export type LicencePlace = Omit<LicenceSnapshot, 'royalty' | 'zone' | 'trial'>

const unitRow = z.object({ ...invoiceAddressSchema.shape, brand_name: z.string() })
type PlaceRow = z.output<typeof unitRow>

const sellerRow = z.object({ seller: z.object({ name: z.string() }).nullable() }).nullable()

/** The name of the company that issues licences, from the site settings. */
export async function getIssuer(): Promise<string> {
  const setting: unknown = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ where: { locale: 'id' }, populate: { seller: true } })
  return sellerRow.parse(setting)?.seller?.name ?? ''
}

const regionName = async (code: string) => (await findRegion(code))?.name ?? code

/** The details of a unit that a licence states: its brand name, and its address with region names. */
export async function loadLicencePlace(
  { brand_name, street, urban, district, city, province, zip_code }: PlaceRow,
  issuer: string,
): Promise<LicencePlace> {
  const area = await Promise.all([urban, district].map(regionName))
  const lines = street.split('\n').map(line => line.trim())
  return {
    venue: brand_name,
    address: [...lines, ...area].filter(Boolean).join(', '),
    city: await regionName(city),
    province: await regionName(province),
    zip_code,
    issuer,
  }
}
