import { sendRequest } from './http-call.mjs'
import { retryUntilAccepted } from './retry.mjs'

const password = 'Kopi-susu-pagi-7'
const link = /\/verify\?token=([\w-]+)/

export const sampleAddress = {
  company_address: 'Jalan Contoh Nomor 9',
  province: '31',
  city: '31.71',
  district: '31.71.06',
  urban: '31.71.06.1001',
  zip_code: '10310',
}
export const sampleCompany = {
  company_name: 'PT Contoh Padam',
  brand_name: 'Contoh Padam',
  company_email: 'padam@contoh.test',
  company_phone_number: '021 55501212',
  npwp: '0012345674012000',
}

/** A minimal PDF. */
export const samplePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

/** Builds a multipart body with one file, and the corresponding header. */
export function buildMultipartBody({
  field = 'file_npwp',
  name = 'npwp.pdf',
  type = 'application/pdf',
  content = samplePdf,
} = {}) {
  const boundary = 'batas-contoh-7d81'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

function createRequester(api, token) {
  return async (method, path, options = {}) => {
    const response = await sendRequest(api + path, { method, token, ...options })
    if (response.status !== 200)
      throw new Error(`${method} ${path} answered ${response.status}: ${response.text.slice(0, 300)}`)
    return response.body
  }
}

/**
 * Waits for an email to an address whose text matches a pattern. Returns the first group matched in the
 * newest email.
 */
async function readMail({ urls }, email, pattern) {
  const findMatch = mails => mails?.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean)
  const { body } = await retryUntilAccepted(
    () => sendRequest(`${urls.mailbox}/messages?to=${encodeURIComponent(email)}`),
    response => findMatch(response.body) !== undefined,
  )
  return findMatch(body)
}

export async function signIn(api, { email, password }) {
  const body = { identifier: email, password }
  const response = await sendRequest(`${api}/auth/local`, { method: 'POST', body })
  return response.body?.jwt ?? null
}

async function signUp({ urls }, number) {
  const email = `padam-${number}@contoh.test`
  const request = createRequester(urls.api)
  const { jwt, user } = await request('POST', '/auth/local/register', {
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
  const confirmation = await readMail({ urls }, email, link)
  return { token: jwt, account: user.documentId, email, password, confirmation }
}

/** Registers a member and confirms the email address with the emailed link. */
export async function registerMember(testBackend, number) {
  const { confirmation, ...member } = await signUp(testBackend, number)
  const request = createRequester(testBackend.urls.api, member.token)
  await request('POST', '/account/email-confirmation', { body: { token: confirmation } })
  return member
}

/** Completes every step of the registration except the confirmation. */
export async function completeRegistration({ urls }, { token, file = samplePdf }, voucher = null) {
  const request = createRequester(urls.api, token)
  await request('GET', '/registration')
  await request('PUT', '/registration/industry', { body: { industry: 'restaurant', area_size: 80 } })
  await request('POST', '/registration/tax-file', buildMultipartBody({ content: file }))
  await request('PUT', '/registration/property', {
    body: { ...sampleCompany, ...sampleAddress, terms: true },
  })
  const pricing = { package: 'small-room', billing_period: 'monthly', zone_count: 1 }
  const draft = await request('PUT', '/registration/pricing', { body: pricing })
  if (!voucher) return draft.quote.total
  const used = await request('PUT', '/registration/voucher', { body: { voucher_code: voucher } })
  return used.quote.total
}

/** Creates members with a completed registration and a unique tax file. Every other member has a voucher. */
export async function createMembers(testBackend, count) {
  const members = []
  for (let number = 0; number < count; number += 1) {
    const member = {
      ...(await registerMember(testBackend, number)),
      file: Buffer.concat([samplePdf, Buffer.alloc(number, 0x20)]),
    }
    members.push({
      ...member,
      total: await completeRegistration(testBackend, member, number % 2 ? 'HEMAT100' : null),
    })
  }
  return members
}
