import { insist } from './place.mjs'
import { call } from './wire.mjs'

const password = 'Kopi-susu-pagi-7'
const link = /\/verify\?token=([\w-]+)/

export const address = {
  company_address: 'Jalan Contoh Nomor 9',
  province: '31',
  city: '31.71',
  district: '31.71.06',
  urban: '31.71.06.1001',
  zip_code: '10310',
}
export const company = {
  company_name: 'PT Contoh Padam',
  brand_name: 'Contoh Padam',
  company_email: 'padam@contoh.test',
  company_phone_number: '021 55501212',
  npwp: '0012345674012000',
}

/** As small as a PDF gets. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

/** A multipart body with one file, and its header. */
export function multipart({
  field = 'file_npwp',
  name = 'npwp.pdf',
  type = 'application/pdf',
  content = pdf,
} = {}) {
  const boundary = 'batas-contoh-7d81'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

function asking(api, token) {
  return async (method, path, options = {}) => {
    const answer = await call(api + path, { method, token, ...options })
    if (answer.status !== 200)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
    return answer.body
  }
}

/** Somebody who registered and confirmed the e-mail, as a member does: by the mail. */
export async function register({ urls }, number) {
  const email = `padam-${number}@contoh.test`
  const ask = asking(urls.api)
  const { jwt, user } = await ask('POST', '/auth/local/register', {
    body: {
      first_name: 'Padam',
      last_name: `Ke-${number}`,
      email,
      mobile_number: `0812${String(20_000_000 + number)}`,
      gender: 'female',
      password,
      business_type: 'multiple',
      terms: true,
      locale: 'id',
    },
  })
  const mails = await insist(
    () => call(`${urls.mailbox}/messages?to=${encodeURIComponent(email)}`),
    ({ text }) => link.test(text),
  )
  await ask('POST', '/auth/email-confirmation', { body: { token: link.exec(mails.body[0].text)[1] } })
  return { token: jwt, account: user.documentId, email, password }
}

/** The steps of the registration up to the one before its last: everything is there, nothing is ordered. */
export async function fillIn({ urls }, { token }, voucher = null) {
  const ask = asking(urls.api, token)
  await ask('GET', '/registration')
  await ask('PUT', '/registration/industry', { body: { industry: 'restaurant', area_size: 80 } })
  await ask('POST', '/registration/tax-file', multipart())
  await ask('PUT', '/registration/property', { body: { ...company, ...address, terms: true } })
  const pricing = { package: 'small-room', billing_period: 'monthly', zone_count: 1 }
  const draft = await ask('PUT', '/registration/pricing', { body: pricing })
  if (!voucher) return draft.quote.total
  const used = await ask('PUT', '/registration/voucher', { body: { voucher_code: voucher } })
  return used.quote.total
}
