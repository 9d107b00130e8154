import { findCheckpoint } from './checkpoints'
import { getLogState } from './state'

/** What the newest checkpoint says, and when it was signed; null before the first one. */
export async function findSignedState() {
  const [{ origin }, checkpoint] = await Promise.all([getLogState(), findCheckpoint()])
  if (!checkpoint) return null
  const { size, root, signed_at } = checkpoint
  return { origin, size, root: root.toString('hex'), signed_at: new Date(signed_at) }
}
