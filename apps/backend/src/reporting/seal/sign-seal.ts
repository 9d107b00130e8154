import { getSigningKey, issuerUrl, signPayload } from '#src/licensing'
import { sendEmail } from '#src/platform/mail/send'
import { checkpointEmail } from './checkpoint-email'
import { listCheckpointRecipients } from './recipients'
import { findSeal, listChunkRoots, type SealDay, sealChunkSize } from './rows'
import { hashTree, sha256Bytes } from './rules/merkle'

/**
 * Signs the seal of a day whose leaves have been hashed, and emails the checkpoint. Does nothing if the seal
 * is already signed.
 */
export async function signSeal({ number, day, size }: SealDay, now: number): Promise<void> {
  const chunks = await listChunkRoots(number)
  if (chunks.length !== Math.ceil(size / sealChunkSize)) throw new Error(`Seal ${number} is incomplete`)
  const root = hashTree(chunks).toString('hex')
  await strapi.db.transaction(async ({ trx }) => {
    const before = number > 1 ? await findSeal(number - 1, trx) : null
    if (number > 1 && !before) throw new Error(`Seal ${number - 1} is missing`)
    const key = await getSigningKey(trx, now)
    const previous = before ? sha256Bytes(before.checkpoint).toString('hex') : null
    const total = (before?.total ?? 0) + size
    const claims = { iss: issuerUrl, seal: number, day, size, total, root, previous }
    const payload = { ...claims, iat: Math.floor(now / 1000) }
    const checkpoint = await signPayload(key, 'usage-checkpoint+jws', payload)
    const row = { number, day, size, total, root, previous, key_id: key.id, checkpoint, sealed_at: now }
    const inserted: unknown[] = await trx('seals').insert(row).onConflict().ignore().returning('number')
    if (inserted.length === 0) return
    for (const { email, language } of await listCheckpointRecipients())
      await sendEmail(email, language, checkpointEmail(language, row))
  })
}
