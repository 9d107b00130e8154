import type { LogCheckpoint } from '#src/reporting/log/checkpoints'
import { getPolicyInForce } from './policy-in-force'
import { listCosignatures } from './rows'
import { getKeyLabel } from './rules/cosignature'
import { hasQuorum, listMissingWitnesses, type Policy, type Witness } from './rules/policy'

/** Whether a checkpoint has the quorum of the policy, and the names of the witnesses that it waits for. */
export type QuorumState = { isReached: boolean; missing: string[] }

function getQuorumState(policy: Policy, signed: readonly string[]): QuorumState {
  const isSigned = ({ key }: Witness) => signed.includes(getKeyLabel(key))
  return { isReached: hasQuorum(policy, isSigned), missing: listMissingWitnesses(policy, isSigned) }
}

/** The state of a checkpoint, or of entries that no checkpoint covers. */
export async function findQuorumState(checkpoint: Pick<LogCheckpoint, 'id'> | null): Promise<QuorumState> {
  const signed = checkpoint ? (await listCosignatures(checkpoint)).map(({ key }) => key) : []
  return getQuorumState(await getPolicyInForce(), signed)
}
