import { z } from 'zod'
import { defineJob, PermanentError } from '../jobs/job'
import { enqueue } from '../jobs/queue'
import { type EmailMessage, toHtml, toText } from './layout'

const mail = z.object({
  to: z.string(),
  locale: z.enum(['id', 'en']),
  letter: z.object({
    subject: z.string(),
    title: z.string(),
    lines: z.array(z.string()),
    list: z.array(z.string()).optional(),
    button: z.object({ label: z.string(), href: z.string() }).optional(),
    code: z.string().optional(),
    note: z.string(),
  }),
  replyTo: z.string().optional(),
})

/** A server that is away, or refuses us, may take it later; one that refuses the reader or the letter never will. */
function judged(error: unknown): unknown {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return final ? new PermanentError('The mail server refuses it for good', { cause: error }) : error
}

async function deliver({ to, locale, letter, replyTo }: z.output<typeof mail>): Promise<void> {
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject: letter.subject,
        text: toText(letter),
        html: toHtml(letter, locale),
        ...(replyTo ? { replyTo } : {}),
      })
  } catch (error) {
    throw judged(error)
  }
}

const settings = { tries: 300, lease: 120, concurrency: 4 }

/** With its pauses of a quarter of an hour a letter waits three days for a mail server that is away. */
export const emailJob = defineJob('mail', mail, deliver, settings)

/** A code or a link for which somebody sits and waits: never behind the reminders of an hour. */
export const urgentEmailJob = defineJob('awaited-mail', mail, deliver, settings)

type Options = { replyTo?: string; until?: Date }

/**
 * Places a letter in the outbox, with the transaction around it or not at all. After `until` it is of no use; one that ends
 * goes before those that do not.
 */
export async function sendEmail(
  to: string,
  locale: 'id' | 'en',
  letter: EmailMessage,
  { replyTo, until }: Options = {},
): Promise<void> {
  await enqueue(until ? urgentEmailJob : emailJob, { to, locale, letter, replyTo }, { until })
}
