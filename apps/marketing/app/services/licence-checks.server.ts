import { type Api, ApiError, type LicenceCheck } from '@bgm/api-client'
import type { LicenceReport } from '@bgm/validation'

type Client = Pick<Api, 'licenceChecks'>

const nullIfNotFound = (error: unknown) => {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}

/**
 * Finds public information about a licence; null for a code that was never issued. `screen` is the number on
 * the player's screen.
 */
export const findLicence = (
  { licenceChecks }: Client,
  code: string,
  screen?: string,
): Promise<LicenceCheck | null> =>
  licenceChecks.get(code, screen === undefined ? {} : { screen }).catch(nullIfNotFound)

/** Finds the signed licence as a compact JWS; null if there is none. */
export async function findSignedLicence({ licenceChecks }: Client, code: string): Promise<string | null> {
  const signed = await licenceChecks.getProof(code).catch(nullIfNotFound)
  return signed?.jws ?? null
}

/**
 * Sends a visitor's report to support. Resubmitting the form does not send the report again. Returns false
 * if the code was never issued.
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
