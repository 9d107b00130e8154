import { findCheckpoint, type LogCheckpoint } from '#src/reporting/log/checkpoints'
import { listCosignatures } from './rows'

/** A checkpoint whose text has the cosignatures that have arrived. */
export async function addCosignatures<C extends Pick<LogCheckpoint, 'id' | 'text'>>(
  checkpoint: C,
): Promise<C> {
  const lines = (await listCosignatures(checkpoint)).map(({ line }) => line)
  return { ...checkpoint, text: checkpoint.text + lines.join('') }
}

/** The newest checkpoint with its cosignatures; null before the first one. */
export async function findCosignedCheckpoint(): Promise<LogCheckpoint | null> {
  const checkpoint = await findCheckpoint()
  return checkpoint && addCosignatures(checkpoint)
}
