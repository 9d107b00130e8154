import { formatReceipt, maxMergeDelayMs, type PlaysResult } from '@bgm/validation'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { type NoteSigner, signNote } from '#src/reporting/log/rules/note'
import { getReceiptSigner } from './receipt-keys'

/** The result of a delivery, and the digest of the plays that it must lead to; null if there are none. */
type ReceivedPlays = { result: PlaysResult; digest: string | null }

const findSigner = (at: number) =>
  getReceiptSigner(at).catch((error: unknown) => {
    strapi.log.error('receipts of plays cannot be signed', { err: error })
    return null
  })

const sign = (text: string, signer: NoteSigner) =>
  signNote(text, [signer]).catch((error: unknown) => {
    strapi.log.error('a receipt of plays cannot be signed', { err: error })
    return undefined
  })

/**
 * Adds receipts to the results of deliveries: signed promises that their plays will be in the usage log. They are signed
 * in the thread pool. Without a key, plays are confirmed without a receipt, because they are stored.
 */
export async function addReceipts(
  received: readonly ReceivedPlays[],
  received_at: number,
): Promise<PlaysResult[]> {
  const found = await findSigner(received_at)
  if (!found) return received.map(({ result }) => result)
  const { origin, signer } = found
  const promised_by = received_at + maxMergeDelayMs
  // Starting to sign takes time, too.
  const signing = await mapInSlices(received, ({ result, digest }) => ({
    result,
    receipt:
      digest === null ? undefined : sign(formatReceipt({ origin, received_at, promised_by, digest }), signer),
  }))
  return await Promise.all(
    signing.map(async ({ result, receipt }) => ({ ...result, receipt: await receipt })),
  )
}
