import { z } from 'zod'
import { findRegion } from '#src/customers'

export const invoicePartiesSchema = z.object({
  seller: z.object({ name: z.string(), address: z.string(), npwp: z.string() }),
  customer: z.object({
    company_name: z.string(),
    brand_name: z.string(),
    npwp: z.string(),
    address: z.array(z.string()),
  }),
})

/** The seller and customer of an invoice. */
export type InvoiceParties = z.output<typeof invoicePartiesSchema>

/** Parses the parties stored with a paid order. Returns null before payment. Throws on invalid data. */
export const parseStoredInvoiceParties = (value: unknown): InvoiceParties | null =>
  value === null ? null : invoicePartiesSchema.parse(value)

export const invoiceAddressSchema = z.object({
  street: z.string(),
  urban: z.string(),
  district: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
})

const unitShape = z.object({
  ...invoiceAddressSchema.shape,
  company_name: z.string(),
  brand_name: z.string(),
  npwp: z.string(),
})

const settingShape = z.object({ seller: invoicePartiesSchema.shape.seller.nullable() })

/** The lines of a postal address, with region names. */
export async function loadAddressLines(unit: z.output<typeof invoiceAddressSchema>): Promise<string[]> {
  const names = async (codes: string[]) =>
    (await Promise.all(codes.map(findRegion))).flatMap(region => (region ? [region.name] : [])).join(', ')
  const area = await names([unit.urban, unit.district])
  const far = await names([unit.city, unit.province])
  return [...unit.street.split('\n'), area, `${far} ${unit.zip_code}`].filter(Boolean)
}

type InvoicedOrder = { lines: readonly { business_unit: { id: number } | null }[] }

/**
 * Loads the current seller and customer. The customer of an order for several units is the company of the first one,
 * without its brand. Null if the order has no unit.
 */
export async function loadInvoiceParties({ lines }: InvoicedOrder): Promise<InvoiceParties | null> {
  const id = lines[0]?.business_unit?.id
  if (id === undefined) return null
  const [unit, setting] = await Promise.all([
    strapi.db.query('api::business-unit.business-unit').findOne({ where: { id } }),
    strapi.db
      .query('api::site-setting.site-setting')
      .findOne({ where: { locale: 'id' }, populate: { seller: true } }),
  ])
  const parsedUnit = unitShape.parse(unit)
  const { seller } = setting ? settingShape.parse(setting) : { seller: null }
  return {
    seller: seller ?? { name: '', address: '', npwp: '' },
    customer: {
      company_name: parsedUnit.company_name,
      brand_name: lines.length === 1 ? parsedUnit.brand_name : '',
      npwp: parsedUnit.npwp,
      address: await loadAddressLines(parsedUnit),
    },
  }
}
