import { digest } from '#src/runtime/cryptography'

type Leased = { documentId: string; epoch: number | null }

/**
 * The key of the passes in the QR code on the screen of a zone's player. It is derived instead of stored, and changes
 * with the lease, so a device that was replaced can no longer sign passes.
 */
export const getRemoteSecret = ({ documentId, epoch }: Leased): string =>
  digest('remote secret', `${documentId} ${epoch ?? 0}`)
