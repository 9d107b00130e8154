import { confirmSecondFactorBodySchema, staffCodeBodySchema } from '@bgm/validation'
import {
  confirmStaffSetup,
  consumeStaffCode,
  countStaffRecoveryCodes,
  findStaffAuthenticator,
  getPendingStep,
  isRecentSession,
  isSecondFactorRequired,
  logSecurityEvent,
  openVerifiedSession,
  removeStaffSecondFactor,
  renewStaffRecoveryCodes,
  resetStaffAttempts,
  type SessionRequest,
  type Staff,
  secondFactorMissing,
  startStaffSetup,
} from '#src/identity'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { groupAddress } from '#src/platform/http/request-client'

type Context = SessionRequest & {
  request: { body?: unknown; ip: string }
  state: { user?: Staff; session?: { id: string } }
  body: unknown
}

/** The staff and session of a request. Tokens of the panel's API have no session and are rejected. */
function readSession({ state: { user, session } }: Context) {
  if (!user || !session) throw new HttpError(403, 'This needs a session of the panel')
  return { staff: user, session: session.id }
}

const requireAttempt = ({ request }: Context) =>
  consume('staff-second-factor-address', groupAddress(request.ip))

async function requireCode(ctx: Context, staff: Staff): Promise<void> {
  const { code } = parseInput(staffCodeBodySchema, ctx.request.body ?? {})
  await requireAttempt(ctx)
  if (!(await consumeStaffCode(staff, code))) throw fieldError('code', 'validation.code', 'code')
  await resetStaffAttempts(staff.id)
}

/** The code is required again, because an open panel may be left unattended. */
async function requireVerifiedCode(ctx: Context): Promise<Staff> {
  const { staff, session } = readSession(ctx)
  if ((await findStaffAuthenticator(staff.id)) === null || (await getPendingStep(staff.id, session)) !== null)
    throw secondFactorMissing()
  await requireCode(ctx, staff)
  return staff
}

async function openSession(ctx: Context, everywhere: boolean): Promise<string> {
  const { staff, session } = readSession(ctx)
  const authenticator = await findStaffAuthenticator(staff.id)
  if (authenticator === null) throw new HttpError(409, 'The second factor was removed')
  logSecurityEvent('staff-sign-in.accepted', { staff: staff.id })
  return openVerifiedSession(ctx, { user: staff.id, session, authenticator }, { everywhere })
}

export default {
  /** What the session still needs. The secret is never included: whoever knows the password could read it. */
  async show(ctx: Context) {
    const { staff, session } = readSession(ctx)
    const [step, authenticator, required] = await Promise.all([
      getPendingStep(staff.id, session),
      findStaffAuthenticator(staff.id),
      isSecondFactorRequired(staff.id),
    ])
    const enabled = authenticator !== null
    ctx.body = {
      step,
      enabled,
      required,
      email: staff.email,
      language: staff.preferedLanguage ?? null,
      recovery_codes_left: enabled && step === null ? await countStaffRecoveryCodes(staff.id) : 0,
    }
  },

  async start(ctx: Context) {
    const { staff, session } = readSession(ctx)
    if (!(await isRecentSession(session)))
      throw new HttpError(403, 'The password was entered too long ago', { code: 'sign-in-again' })
    ctx.body = await startStaffSetup(staff)
  },

  /** Ends all other sessions, because they were opened without a second factor. */
  async confirm(ctx: Context) {
    const { staff } = readSession(ctx)
    const { code } = parseInput(confirmSecondFactorBodySchema, ctx.request.body ?? {})
    await requireAttempt(ctx)
    const recovery_codes = await confirmStaffSetup(staff, code)
    await resetStaffAttempts(staff.id)
    ctx.body = { recovery_codes, token: await openSession(ctx, true) }
  },

  async verify(ctx: Context) {
    await requireCode(ctx, readSession(ctx).staff)
    ctx.body = { token: await openSession(ctx, false) }
  },

  async renewCodes(ctx: Context) {
    ctx.body = { recovery_codes: await renewStaffRecoveryCodes(await requireVerifiedCode(ctx)) }
  },

  /** Removes the second factor, so that another app can be set up after the next sign-in. */
  async replace(ctx: Context) {
    await removeStaffSecondFactor(await requireVerifiedCode(ctx), 'self')
    ctx.body = { ok: true }
  },
}
