import { type Api, ApiError, type LicenceCheck } from '@bgm/api-client'
import type { LicenceReport } from '@bgm/validation'

type Client = Pick<Api, 'licenceChecks'>

/** Public information about a licence; null for a code that was never issued. `screen` is the number on its player. */
export const findLicence = (
  { licenceChecks }: Client,
  code: string,
  screen?: string,
): Promise<LicenceCheck | null> => licenceChecks.find(code, screen === undefined ? {} : { screen })

/** The signed licence as a compact JWS, or null. */
export const findSignedLicence = ({ licenceChecks }: Client, code: string): Promise<string | null> =>
  licenceChecks.findProof(code)

/**
 * Sends a visitor's report to support. Resubmitting the same form does not send it again. Returns false if the
 * code was never issued.
 */
export async function reportLicence(
  { licenceChecks }: Client,
  code: string,
  { submission_key, ...report }: LicenceReport,
): Promise<boolean> {
  try {
    await licenceChecks.report(code, report, submission_key)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return false
    throw error
  }
}
