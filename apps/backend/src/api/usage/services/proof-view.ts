import type { buildProof } from '#src/api/seal/services/proof'

type Proof = Awaited<ReturnType<typeof buildProof>>

/** A proof as described in docs/api.md. */
export const toProofView = ({ failure, leaf, seal, file }: Proof) => ({
  failure,
  leaf,
  index: file.proof.index,
  path: file.proof.path,
  seal: {
    day: seal.day,
    size: seal.size,
    root: seal.root,
    previous: seal.previous,
    key_id: seal.key_id,
    sealed_at: new Date(seal.sealed_at),
  },
})
