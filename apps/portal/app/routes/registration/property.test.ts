import { type RecordedCall, respondWithError } from '@bgm/api-client/testing'
import { type Registration, referralCodes, registrations, registrationTaxFiles } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { consumeNotice } from '#app/http/flash.server'
import {
  actionArgs,
  findRedirectTarget,
  getCookie,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithUser,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { propertyFields, registrationDrafts } from '#app/testing/drafts'
import { action, loader } from './property'

const pdf = new File(['%PDF-1.4 contoh'], 'npwp.pdf', { type: 'application/pdf' })

function body(fields: Record<string, string>, file?: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file_npwp', file ?? new File([], ''))
  return form
}

const start = (draft: Registration = registrationDrafts.property) =>
  startBackend(withoutMembership, respond(registrations.get, draft))
const stored = registrationDrafts.pricing
const unknownReferral = respond(referralCodes.check, { valid: false })
const notPdf = respond(
  registrationTaxFiles.upload,
  respondWithError(415, { errors: [{ path: ['file_npwp'], message: 'validation.file_type' }] }),
)
const findUpload = (calls: RecordedCall[]) => {
  const body = calls.find(({ path }) => path === '/registration/tax-file')?.body
  return body instanceof FormData ? body.get('file_npwp') : null
}

describe('Property Information', () => {
  test('saves the fields and the file, and continues', async () => {
    const { calls } = start()
    const result = await action(actionArgs('/register/property', body(propertyFields, pdf)))
    expect(findRedirectTarget(result)).toBe('/register/pricing')
    expect(findUpload(calls)).toMatchObject({ name: 'npwp.pdf' })
    expect(calls.find(({ path }) => path === '/registration/property')?.body).toMatchObject({
      company_phone_number: '+62225551234',
      npwp: '092542943407000',
    })
  })

  test('names the fields to check again', async () => {
    start(stored).server.use(unknownReferral)
    const doubtful = {
      ...propertyFields,
      npwp: '092542953407000',
      zip_code: '90111',
      referral_code: 'TIDAKADA',
    }
    const result = await action(actionArgs('/register/property', body(doubtful)))
    const { notice } = await consumeNotice(
      loaderArgs('/', { headers: { cookie: getCookie(result, 'notice') } }).request,
    )
    expect(notice).toMatchObject({
      key: 'registration.property.doubts',
      values: { fields: expect.stringMatching(/NPWP.*, .*[Pp]os.*, .*referal/) },
    })
  })

  test('does not ask again for the terms accepted at registration', async () => {
    const { server } = start()
    const load = async () => (await loader(loaderArgs('/register/property'))).agreed
    expect(await load()).toEqual({ terms: true, referral: null })
    server.use(
      respondWithUser({ memberships: [], terms_due: true }),
      respond(registrations.get, { ...registrationDrafts.property, referral_code: 'MITRA-1' }),
    )
    expect(await load()).toEqual({ terms: false, referral: 'MITRA-1' })
  })

  test('saves a valid file even if another field is invalid', async () => {
    const { calls } = start()
    const response = await action(
      actionArgs('/register/property', body({ ...propertyFields, zip_code: '1' }, pdf)),
    )
    expect(getFormErrors(response).errors).toEqual([['zip_code', 'validation.zip_code']])
    expect(findUpload(calls)).toMatchObject({ name: 'npwp.pdf' })
  })

  test.each([
    ['with', stored],
    ['without', undefined],
  ])('requires no file, %s one that is stored', async (_, draft) => {
    start(draft)
    expect(findRedirectTarget(await action(actionArgs('/register/property', body(propertyFields))))).toBe(
      '/register/pricing',
    )
  })

  test('requires no tax number', async () => {
    start()
    const { npwp: _, ...fields } = propertyFields
    expect(findRedirectTarget(await action(actionArgs('/register/property', body(fields))))).toBe(
      '/register/pricing',
    )
  })

  test.each(['a/../../<img src=x onerror=alert(1)>.php', 'C:\\a;b=c".exe'])(
    'returns a field error for a file with a malicious name: %s',
    async name => {
      start().server.use(notPdf)
      const file = new File(['<?php'], name, { type: 'application/x-php' })
      const outcome = await action(actionArgs('/register/property', body(propertyFields, file)))
      expect(getFormErrors(outcome)).toMatchObject({
        status: 422,
        errors: [['file_npwp', 'validation.file_type']],
      })
    },
  )

  test('removes directories from a file name', async () => {
    const { calls } = start()
    const file = new File(['%PDF-1.4 contoh'], 'pajak/2026/NPWP=kami; baru.pdf', { type: 'application/pdf' })
    expect(
      findRedirectTarget(await action(actionArgs('/register/property', body(propertyFields, file)))),
    ).toBe('/register/pricing')
    expect(findUpload(calls)).toMatchObject({ name: 'NPWP=kami; baru.pdf' })
  })

  test.each([
    ['by its type', new File(['MZ'], 'npwp.exe', { type: 'application/x-msdownload' })],
    ['by its content, whatever its name', new File(['MZ'], 'npwp.pdf', { type: 'application/pdf' })],
  ])('rejects an executable %s', async (_, file) => {
    start().server.use(notPdf)
    const answer = await action(actionArgs('/register/property', body(propertyFields, file)))
    expect(getFormErrors(answer)).toMatchObject({
      status: 422,
      errors: [['file_npwp', 'validation.file_type']],
    })
  })

  test('reports a file without content as empty', async () => {
    start()
    const empty = new File([], 'npwp.pdf', { type: 'application/pdf' })
    expect(
      getFormErrors(await action(actionArgs('/register/property', body(propertyFields, empty)))).errors,
    ).toEqual([['file_npwp', 'validation.file_empty']])
  })

  test('responds with 413 to a file over five megabytes and keeps the submitted values', async () => {
    start()
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'npwp.pdf', { type: 'application/pdf' })
    const { status, errors, values } = getFormErrors(
      await action(actionArgs('/register/property', body(propertyFields, large))),
    )
    expect([status, errors]).toEqual([413, [['file_npwp', 'validation.file_size']]])
    expect(values).toMatchObject({ company_name: 'PT Contoh Graha Wisata' })
  })

  test('fills the region lists without validating the other fields', async () => {
    start()
    const answer = await action(
      actionArgs('/register/property', body({ province: '32', city: '32.73', intent: 'load' })),
    )
    const { errors, values } = getFormErrors(answer)
    expect(errors).toEqual([])
    expect(values).toMatchObject({ city: '32.73' })
    const { data } = answer as { data: { regions: Record<string, { code: string }[]> } }
    expect(data.regions.city?.every(({ code }) => code.startsWith('32.'))).toBe(true)
    expect(data.regions.district?.every(({ code }) => code.startsWith('32.73.'))).toBe(true)
    expect(data.regions.urban).toEqual([])
  })

  test('shows every warning on the step without blocking it', async () => {
    const { server } = start(stored)
    const warned = {
      ...propertyFields,
      npwp: '09.254.294.4-407.000',
      zip_code: '90111',
      referral_code: 'TIDAKADA',
    }
    const answer = await action(actionArgs('/register/property', body(warned)))
    expect(findRedirectTarget(answer)).toBe('/register/pricing')
    const property = { ...warned, terms: true } as const
    server.use(unknownReferral, respond(registrations.get, { ...stored, property }))
    const { warnings, referralKnown } = await loader(loaderArgs('/register/property'))
    expect(warnings).toEqual({ npwp: 'warnings.npwp_checksum', zip_code: 'warnings.zip_code_region' })
    expect(referralKnown).toBe(false)
  })

  test('prefills the referral code from registration until the step is saved', async () => {
    const draft = { ...registrationDrafts.property, referral_code: 'MITRA2026' }
    const { server } = start(draft)
    const first = await loader(loaderArgs('/register/property'))
    expect([first.saved.referral_code, first.referralKnown]).toEqual(['MITRA2026', true])
    server.use(respond(registrations.get, { ...stored, referral_code: 'MITRA2026' }))
    const next = await loader(loaderArgs('/register/property'))
    expect([next.saved.referral_code, next.referralKnown]).toEqual([undefined, null])
  })
})
