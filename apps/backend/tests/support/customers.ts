import type { Backend } from './harness'
import { createMember } from './people'

export const industryStep = { industry: 'hotel', hotel_stars: 4, area_size: 95 }

export const propertyStep = {
  company_name: 'PT Melati Sentosa',
  brand_name: 'Hotel Melati',
  company_address: 'Jl. Cikini Raya No. 5',
  company_email: 'kantor@melati.test',
  company_phone_number: '(021) 5551234',
  npwp: '01.234.567.8-901.000',
  province: '31',
  city: '31.71',
  district: '31.71.06',
  urban: '31.71.06.1001',
  zip_code: '10330',
  terms: true,
}

export const pricingStep = { package: 'small-room', billing_period: 'monthly', zone_count: 1 }

export const samplePdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

type Part = { name?: string; type?: string; content?: Buffer | string }

/** Uploads a tax file as a browser would. */
export async function uploadTaxFile(backend: Backend, token: string, part: Part = {}, field = 'file_npwp') {
  const { name = 'NPWP.pdf', type = 'application/pdf', content = samplePdf } = part
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type }), name)
  const response = await fetch(`${backend.origin}/api/registration/tax-file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

type Choices = { industry?: object; property?: object; pricing?: object; voucher?: string }

/** Creates a member and completes all registration steps except the confirmation. */
export async function registerUpToConfirmation(backend: Backend, choices: Choices = {}, changes = {}) {
  const person = await createMember(backend, changes)
  const put = async (step: string, body: object) => {
    const response = await backend.call('PUT', `/registration/${step}`, { token: person.token, body })
    if (response.status !== 200) throw new Error(`${step} answered ${response.status}: ${response.text}`)
    return response.body
  }
  await put('industry', choices.industry ?? industryStep)
  await put('property', { ...propertyStep, ...choices.property })
  const file = await uploadTaxFile(backend, person.token)
  if (file.status !== 200) throw new Error(`tax-file answered ${file.status}`)
  let registration = await put('pricing', { ...pricingStep, ...choices.pricing })
  if (choices.voucher) registration = await put('voucher', { voucher_code: choices.voucher })
  return { ...person, registration }
}

export const confirmRegistration = (
  backend: Backend,
  token: string,
  expected_total: number,
  key = 'a-key-of-the-form',
) =>
  backend.call('POST', '/registration/confirm', {
    token,
    body: { expected_total },
    headers: { 'idempotency-key': key },
  })

/** Creates an owner with an organisation, a unit and a confirmed order. */
export async function createCustomer(backend: Backend, choices: Choices = {}, changes = {}) {
  const person = await registerUpToConfirmation(backend, choices, changes)
  const response = await confirmRegistration(backend, person.token, person.registration.quote.total)
  if (response.status !== 200) throw new Error(`confirm answered ${response.status}: ${response.text}`)
  return { ...person, order: response.body }
}
