import { z } from 'zod'
import { defineJob, PermanentError } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { type EmailMessage, toHtml, toText } from './layout'
import { type EmailRecord, recordSentEmail } from './sent-emails'

const message = z.object({
  subject: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
  list: z.array(z.string()).optional(),
  links: z.array(z.object({ text: z.string(), href: z.string() })).optional(),
  button: z.object({ label: z.string(), href: z.string() }).optional(),
  code: z.string().optional(),
  attachment: z.object({ name: z.string(), content: z.string() }).optional(),
  note: z.string(),
})

const envelope = z.object({
  to: z.string(),
  locale: z.enum(['id', 'en']),
  replyTo: z.string().optional(),
})

const email = envelope.extend({ message })
const formerEmail = envelope
  .extend({ letter: message })
  .transform(({ letter, ...rest }) => ({ ...rest, message: letter }))

/** A permanent rejection (5xx) of the recipient or the message ends the job; all other errors are retried. */
function deliveryError(error: unknown): unknown {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return final
    ? new PermanentError('The mail server rejected the email permanently', { cause: error })
    : error
}

async function deliver({ to, locale, message, replyTo }: z.output<typeof email>): Promise<void> {
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject: message.subject,
        text: toText(message),
        html: toHtml(message, locale),
        ...(replyTo ? { replyTo } : {}),
        ...(message.attachment
          ? { attachments: [{ filename: message.attachment.name, content: message.attachment.content }] }
          : {}),
      })
  } catch (error) {
    throw deliveryError(error)
  }
}

const settings = { tries: 300, lease: 120, concurrency: 4 }

/**
 * With a retry every 15 minutes, 300 attempts take three days.
 * @public for the tests
 */
export const emailJob = defineJob('email', email, deliver, settings)

/**
 * A separate job for codes and links that a user is waiting for, so that they do not queue behind reminders.
 */
const urgentEmailJob = defineJob('urgent-email', email, deliver, settings)

/** The former names of the jobs, for emails that version 0.2 left in the queue. */
const legacyEmailJobs = ['mail', 'awaited-mail'].map(name => defineJob(name, formerEmail, deliver, settings))

/** All jobs that send emails. */
export const mailJobs = [urgentEmailJob, emailJob, ...legacyEmailJobs]

type Options = {
  replyTo?: string
  until?: Date
  /** Stored with the recipient, so that staff can see that the email was sent and send it again. */
  about?: EmailRecord | undefined
}

/**
 * Enqueues an email in the current transaction. Emails with `until` are sent before others, and dropped after that
 * time.
 */
export async function sendEmail(
  to: string,
  locale: 'id' | 'en',
  message: EmailMessage,
  { replyTo, until, about }: Options = {},
): Promise<void> {
  if (about) await recordSentEmail(to, about)
  await enqueue(until ? urgentEmailJob : emailJob, { to, locale, message, replyTo }, { until })
}
