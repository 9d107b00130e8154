import { z } from 'zod'
import { findAccountByIdentifier } from '#src/identity/account/account'
import { codeTextMessage, resetCodeEmail } from '#src/identity/account/verification-emails'
import { getCodeExpiry, issueCode } from '#src/identity/code/code'
import { limitTextMessages, sendTextMessage } from '#src/identity/code/text-messages'
import { logSecurityEvent } from '#src/identity/session/security-events'
import { HttpError } from '#src/platform/http/errors'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue, responseDelay } from '#src/platform/jobs/queue'
import { sendEmail } from '#src/platform/mail/send'

const request = z.object({ request_id: z.string().optional(), route: z.string().optional() })
const resetCodePayload = z.object({ identifier: z.string(), request })

/** Whether the rate limit allows a text message. Because this runs in a job, there is no error otherwise. */
const isTextAllowed = (number: string): Promise<boolean> =>
  limitTextMessages(number, { verified: true }).then(
    () => true,
    error => {
      if (!(error instanceof HttpError)) throw error
      strapi.log.warn('The rate limit for text messages is reached: a reset code was not sent')
      return false
    },
  )

async function sendResetCode({
  identifier,
  request: from,
}: z.output<typeof resetCodePayload>): Promise<void> {
  const account = await findAccountByIdentifier(identifier)
  const unsent = account ? account.blocked && 'blocked' : 'unknown'
  logSecurityEvent('reset.requested', { ...from, account: account?.documentId, reason: unsent || undefined })
  if (!account || account.blocked) return
  if (!identifier.includes('@') && !(await isTextAllowed(identifier))) return
  const { locale, email, documentId } = account
  const until = getCodeExpiry('password-reset')
  const code = await issueCode('password-reset', documentId, identifier)
  if (identifier.includes('@')) await sendEmail(email, locale, resetCodeEmail(locale, code), { until })
  else await sendTextMessage(identifier, codeTextMessage(locale, code), until)
}

export const resetCodeJob = defineJob('reset-code', resetCodePayload, sendResetCode, { concurrency: 2 })

/** Sends a reset code from a job, so that the response does not reveal whether the account exists. */
export const requestResetCode = (identifier: string, from: z.output<typeof request>): Promise<void> =>
  enqueue(
    resetCodeJob,
    { identifier, request: from },
    { startAfter: responseDelay, until: getCodeExpiry('password-reset') },
  )
