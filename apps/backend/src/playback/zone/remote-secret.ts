import { hmac } from '#src/platform/runtime/cryptography'

type Leased = { documentId: string; epoch: number | null }

/**
 * The key for the passes in the QR code on a zone's player screen. The key is derived rather than stored and
 * changes with the lease, so a replaced device can no longer sign passes.
 */
export const getRemoteSecret = ({ documentId, epoch }: Leased): string =>
  hmac('remote secret', `${documentId} ${epoch ?? 0}`)
