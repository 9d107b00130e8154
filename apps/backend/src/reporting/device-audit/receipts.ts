import { formatReceipt, maxMergeDelayMs, type PlaysResult } from '@bgm/validation'
import { signNote } from '#src/reporting/log/rules/note'
import { getReceiptSigner } from './receipt-keys'

/** The result of a delivery, and the digest of the plays that it must lead to; null if there are none. */
type ReceivedPlays = { result: PlaysResult; digest: string | null }

/**
 * Adds receipts to the results of deliveries: signed promises that their plays will be in the usage log. They are signed
 * in the thread pool. Without a key, plays are confirmed without a receipt, because they are stored.
 */
export async function addReceipts(
  received: readonly ReceivedPlays[],
  received_at: number,
): Promise<PlaysResult[]> {
  const promised_by = received_at + maxMergeDelayMs
  try {
    const { origin, signer } = await getReceiptSigner(received_at)
    const sign = (digest: string) =>
      signNote(formatReceipt({ origin, received_at, promised_by, digest }), [signer])
    return await Promise.all(
      received.map(async ({ result, digest }) =>
        digest === null ? result : { ...result, receipt: await sign(digest) },
      ),
    )
  } catch (error) {
    strapi.log.error('receipts of plays cannot be signed', { err: error })
    return received.map(({ result }) => result)
  }
}
