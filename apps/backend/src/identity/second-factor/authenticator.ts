import { randomBytes } from 'node:crypto'
import { consumeRecoveryCode, deleteRecoveryCodes } from '#src/identity/recovery-code/recovery-codes'
import { findViolatedColumn } from '#src/platform/database/errors'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { decrypt, encrypt } from '#src/platform/runtime/cryptography'
import { environment } from '#src/platform/runtime/environment'
import { buildOtpauthUri, decodeBase32, encodeBase32, findMatchingStep } from './rules/totp'

// The authenticator app of an owner: a member (by document id) or a member of staff (by `staff:ID`).

const uid = 'api::second-factor.second-factor'

type Row = { id: number; owner: string; secret: string; confirmed_at: string | null; last_step: number }

const find = (owner: string): Promise<Row | null> => strapi.db.query(uid).findOne({ where: { owner } })

const getPurpose = (owner: string) => `second-factor:${owner}`

const encryptSecret = (owner: string, secret: Buffer) =>
  encrypt(getPurpose(owner), secret.toString('base64url'))

function decryptSecret({ owner, secret }: Row): Buffer {
  const opened = decrypt(getPurpose(owner), secret)
  if (opened === null) throw new Error('The secret of a second factor cannot be decrypted')
  return Buffer.from(opened, 'base64url')
}

const isEnabled = (row: Row | null): row is Row & { confirmed_at: string } =>
  row !== null && row.confirmed_at !== null

/** The id of the owner's authenticator, or null if it is not set up. Every new one has another id. */
export async function findAuthenticatorId(owner: string): Promise<number | null> {
  const row = await find(owner)
  return isEnabled(row) ? row.id : null
}

const alreadyEnabled = () =>
  new HttpError(409, 'The second factor is already enabled', { code: 'second-factor-on' })

/** The secret that is being set up, for the authenticator app; null if there is none or if it is enabled. */
export async function findSetup(owner: string, label: string) {
  const row = await find(owner)
  if (!row || isEnabled(row)) return null
  const secret = decryptSecret(row)
  return { secret: encodeBase32(secret), uri: buildOtpauthUri(secret, environment.APP_TITLE, label) }
}

/** Creates a secret and replaces any unconfirmed one. The first code from it enables the second factor. */
export async function startSetup(owner: string): Promise<void> {
  if (isEnabled(await find(owner))) throw alreadyEnabled()
  const secret = encryptSecret(owner, randomBytes(20))
  await strapi.db.query(uid).deleteMany({ where: { owner, confirmed_at: { $null: true } } })
  try {
    await strapi.db.query(uid).create({ data: { owner, secret, last_step: 0 } })
  } catch (error) {
    // A concurrent request may already have created the secret.
    if (findViolatedColumn(error) === null) throw error
  }
}

/** Enables an authenticator with a secret that its owner already has, for sample data. */
export async function createAuthenticator(owner: string, base32: string): Promise<void> {
  const secret = encryptSecret(owner, decodeBase32(base32))
  await strapi.db.query(uid).create({ data: { owner, secret, last_step: 0, confirmed_at: new Date() } })
}

/** Enables the authenticator with its first code. Succeeds for only one of several concurrent requests. */
export async function confirmSetup(owner: string, code: string): Promise<void> {
  await consume('second-factor-account', owner)
  const row = await find(owner)
  if (isEnabled(row)) throw alreadyEnabled()
  const step = row && findMatchingStep(decryptSecret(row), code, Date.now())
  if (!step) throw fieldError('code', 'validation.code', 'code')
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id: row.id, confirmed_at: { $null: true } },
    data: { confirmed_at: new Date(), last_step: step },
  })
  if (count !== 1) throw alreadyEnabled()
}

/**
 * Consumes an app code (once per time step) or a recovery code, and returns which kind it was. Returns null
 * for a wrong code. Attempts are rate-limited.
 */
export async function consumeCode(owner: string, code: string): Promise<'app' | 'recovery' | null> {
  await consume('second-factor-account', owner)
  const row = await find(owner)
  if (!isEnabled(row)) return null
  if (code.length !== 6) return (await consumeRecoveryCode(owner, code)) ? 'recovery' : null
  const step = findMatchingStep(decryptSecret(row), code, Date.now())
  if (step === null) return null
  // Only time steps after the last used step are accepted, to prevent replay.
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { owner, last_step: { $lt: step } }, data: { last_step: step } })
  return count === 1 ? 'app' : null
}

/** Removes the authenticator and its recovery codes. Returns whether it was enabled. */
export async function removeAuthenticator(owner: string): Promise<boolean> {
  const enabled = isEnabled(await find(owner))
  await strapi.db.query(uid).deleteMany({ where: { owner } })
  await deleteRecoveryCodes(owner)
  return enabled
}
