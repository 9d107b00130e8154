import { z } from 'zod'
import { findByIdentifier } from '#src/api/account/services/account'
import { getExpiry, issueCode } from '#src/api/code/services/code'
import { logSecurityEvent } from '#src/auth/security-events'
import { limitTextMessages, sendTextMessage } from '#src/auth/text-messages'
import { sendEmail } from '#src/email/send'
import { codeTextMessage, resetCodeEmail } from '#src/email/verification-emails'
import { HttpError } from '#src/http/errors'
import { defineJob } from '#src/jobs/job'
import { enqueue, responseDelay } from '#src/jobs/queue'

const request = z.object({ request_id: z.string().optional(), route: z.string().optional() })
const asked = z.object({ identifier: z.string(), request })

/** Runs in the background: over the limit the text message is dropped, and no error is thrown. */
const mayText = (number: string): Promise<boolean> =>
  limitTextMessages(number, { verified: true }).then(
    () => true,
    error => {
      if (!(error instanceof HttpError)) throw error
      strapi.log.warn('a limit of text messages is reached: a reset code was not sent')
      return false
    },
  )

async function send({ identifier, request: from }: z.output<typeof asked>): Promise<void> {
  const account = await findByIdentifier(identifier)
  const unsent = account ? account.blocked && 'blocked' : 'unknown'
  logSecurityEvent('reset.asked', { ...from, account: account?.documentId, reason: unsent || undefined })
  if (!account || account.blocked) return
  if (!identifier.includes('@') && !(await mayText(identifier))) return
  const { locale, email, documentId } = account
  const until = getExpiry('password-reset')
  const code = await issueCode('password-reset', documentId, identifier)
  if (identifier.includes('@')) await sendEmail(email, locale, resetCodeEmail(locale, code), { until })
  else await sendTextMessage(identifier, codeTextMessage(locale, code), until)
}

export const resetCodeJob = defineJob('reset-code', asked, send, { concurrency: 2 })

/** Sends a code to who has an account of that name: what is done before the answer is the same for anybody. */
export const requestResetCode = (identifier: string, from: z.output<typeof request>): Promise<void> =>
  enqueue(
    resetCodeJob,
    { identifier, request: from },
    { startAfter: responseDelay, until: getExpiry('password-reset') },
  )
