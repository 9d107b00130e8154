import * as z from 'zod/mini'
import { locales } from './account'
import {
  abortUnless,
  bodyObject,
  choice,
  codeText,
  email,
  formObject,
  honeypot,
  multilineText,
  optionalCheckbox,
  optionalField,
  submissionKey,
  text,
} from './fields'
import { parseLicenceCode } from './licence-code'
import { licenceFilters } from './licence-display'

/** The states of a licence that has been issued. */
export const issuedLicenceStates = ['active', 'overdue', 'paused', 'suspended', 'expired', 'revoked'] as const
export type IssuedLicenceState = (typeof issuedLicenceStates)[number]

/**
 * The reasons for which staff can revoke a licence. The public check shows the reason; anything else belongs
 * in the staff note.
 */
export const revocationReasons = ['misuse', 'copied', 'wrong-data', 'closed', 'other'] as const
export type RevocationReason = (typeof revocationReasons)[number]

/**
 * The reasons a version was signed: the first period, a renewal, the start of the grace period, a changed venue,
 * address or zone, or the revocation of the previous version's key.
 */
export const licenceVersionCauses = ['issued', 'renewed', 'overdue', 'reissued', 'resigned'] as const
export type LicenceVersionCause = (typeof licenceVersionCauses)[number]

export const licenceReportReasons = ['other-place', 'not-valid', 'copied', 'other'] as const
export type LicenceReportReason = (typeof licenceReportReasons)[number]

const reportFields = {
  reason: choice(licenceReportReasons),
  message: optionalField(multilineText(1000)),
  email: optionalField(email),
  website: honeypot,
}

/** A visitor's report about a licence. `website` is a honeypot. */
export const licenceReportSchema = formObject({ ...reportFields, submission_key: submissionKey })
export const licenceReportBodySchema = bodyObject(reportFields)
export type LicenceReport = z.output<typeof licenceReportSchema>
export type LicenceReportBody = z.output<typeof licenceReportBodySchema>

export const certificateSizes = ['a4', 'sticker'] as const
export type CertificateSize = (typeof certificateSizes)[number]

/** The maximum number of licences in a batch of certificates. */
export const maxLicencesPerBatch = 2000

const licenceCode = codeText(20).check(z.refine(value => parseLicenceCode(value).ok, 'validation.invalid'))
// Checks the length first, because validating many codes is slow.
const codes = z.pipe(
  z
    .custom<string[]>(Array.isArray, 'validation.invalid')
    .check(
      abortUnless<string[]>(({ length }) => length > 0 && length <= maxLicencesPerBatch, 'validation.count'),
    ),
  z.array(licenceCode),
)

/**
 * Requests the certificates of several licences: those in `codes`, or all that match the filter if `codes`
 * is absent.
 */
export const licenceBatchBodySchema = bodyObject({
  codes: z.optional(codes),
  q: optionalField(text(100)),
  unit: optionalField(text(64)),
  state: optionalField(choice(licenceFilters)),
  size: choice(certificateSizes),
  locale: choice(locales),
})
export type LicenceBatchBody = z.output<typeof licenceBatchBodySchema>

/**
 * The form of the licence list: the selected codes, comma-separated, or `all` licences that match its
 * filter.
 */
export const licenceSelectionSchema = formObject({
  codes: optionalField(text(1000)),
  all: optionalCheckbox,
  size: choice(certificateSizes),
})
