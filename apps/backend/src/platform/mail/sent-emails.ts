import { newRecordId } from '#src/platform/runtime/cryptography'

/** What is stored of an email about a customer. `subjects` are the ids of the records that it is about. */
export type EmailRecord = { kind: string; organisation: number; subjects: readonly string[] }

/** Emails are listed for this many milliseconds. */
const lifetime = 400 * 24 * 60 * 60_000

/** Stores that an email was sent to the account that has this address, if any. Joins the surrounding transaction. */
export async function recordSentEmail(
  to: string,
  { kind, organisation, subjects }: EmailRecord,
): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx('sent_emails').insert({
      document_id: newRecordId(),
      kind,
      organisation_id: organisation,
      subjects: [...subjects],
      user_id: trx('up_users').where({ email: to }).select('id').limit(1),
      sent_at: Date.now(),
    }),
  )
}

export async function deleteOldSentEmails(now = Date.now()): Promise<void> {
  await strapi.db
    .connection('sent_emails')
    .where('sent_at', '<=', now - lifetime)
    .delete()
}
