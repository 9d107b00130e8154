import { randomUUID } from 'node:crypto'
import type { Api } from '../api'
import { registerConfirmedUser } from './backend'

/** A tax file that begins with the PDF signature. */
export const makePdfFile = () =>
  new File(['%PDF-1.4\n%contoh\n'], 'kartu pajak.pdf', { type: 'application/pdf' })

/** The first province, and the first region at each level below it. */
export async function getFirstRegions(api: Api) {
  const first = async (parent?: string) => (await api.regions.list({ parent }))[0]?.code ?? ''
  const province = await first()
  const city = await first(province)
  const district = await first(city)
  return { province, city, district, urban: await first(district) }
}

/** The property form of the registration wizard, filled in. */
export const makePropertyForm = async (api: Api) => ({
  company_name: 'PT Contoh Graha Wisata',
  brand_name: 'Hotel Contoh Braga',
  company_address: 'Jl. Contoh No. 12\nLantai 3',
  company_email: 'kantor@contoh.test',
  company_phone_number: '+62225551234',
  npwp: '092542943407000',
  ...(await getFirstRegions(api)),
  zip_code: '40111',
  referral_code: 'MITRA2026',
  terms: true as const,
})

/** An owner with an organisation, a unit and an unpaid order. */
export async function createCustomer() {
  const { api, ...known } = await registerConfirmedUser()
  await api.registrations.setIndustry({ industry: 'office', area_size: 80 })
  await api.registrations.setProperty(await makePropertyForm(api))
  await api.registrationTaxFiles.upload(makePdfFile())
  const { quote } = await api.registrations.setPricing({
    package: 'small-room',
    billing_period: 'monthly',
    zone_count: 1,
  })
  const order = await api.registrations.confirm({ expected_total: quote?.total ?? 0 }, randomUUID())
  return { ...known, api, order }
}
