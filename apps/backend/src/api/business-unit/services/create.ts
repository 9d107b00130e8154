import type { Industry, Property } from '@bgm/validation'
import { findRegion } from '../../region/services/regions'

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

// The panel shows names, where the columns hold codes.
async function regionNames({ urban, district, city, province }: Making['property']): Promise<string> {
  const found = await Promise.all([urban, district, city, province].map(findRegion))
  return found.flatMap(region => (region ? [region.name] : [])).join(', ')
}

/** A business unit from what the registration asked, named after the brand; belongs in a transaction. */
export async function createUnit({
  organisation,
  industry,
  property,
  taxFile,
  cid,
}: Making): Promise<NewUnit> {
  return strapi.db.query('api::business-unit.business-unit').create({
    data: {
      name: property.brand_name,
      cid,
      organisation,
      industry: industry.industry,
      hotel_stars: industry.hotel_stars ?? null,
      area_size: industry.area_size,
      company_name: property.company_name,
      brand_name: property.brand_name,
      company_email: property.company_email,
      company_phone_number: property.company_phone_number,
      npwp: property.npwp,
      tax_file: taxFile,
      street: property.company_address,
      region: await regionNames(property),
      province: property.province,
      city: property.city,
      district: property.district,
      urban: property.urban,
      zip_code: property.zip_code,
    },
  })
}
