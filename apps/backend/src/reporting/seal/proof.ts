import { z } from 'zod'
import { getRevisionKey } from '#src/catalogue'
import { hasTrustedSignatures, isChainIntact, listConfirmingSeals, matchesCheckpoint } from './checkpoint'
import { findCredits } from './credits'
import { findSeal, getChunkLeafHashes, listChunkRoots, type Seal, sealChunkSize } from './rows'
import type { SealedCredits } from './rules/leaf'
import { getAuditPath, hashTree } from './rules/merkle'
import { type PlayColumns, type SealedPlay, toSealedPlay } from './rules/sealed-play'
import { matchesLeaf, toSealedCredits } from './sealed-lines'

/** The step at which a play fails to match its seal, or null if it matches. */
export type ProofFailure = 'line' | 'tree' | 'signature' | 'chain' | null

const place = z.object({ seal: z.coerce.number(), position: z.coerce.number() })

/** The seal that contains a play and the play's position in it, or null if the play is not sealed yet. */
export async function findSealPosition(playRow: number) {
  const row: unknown = await strapi.db
    .connection('seal_leaves as l')
    .join('seals as s', 's.number', 'l.seal')
    .where('l.play_id', playRow)
    .first('l.seal', 'l.position')
  return row ? place.parse(row) : null
}

async function loadPlay(playRow: number): Promise<{ play: SealedPlay; credits: SealedCredits | null }> {
  const row: PlayColumns | undefined = await strapi.db.connection('plays').where({ id: playRow }).first()
  if (!row) throw new Error(`Play ${playRow} is missing`)
  const play = toSealedPlay(row)
  const credits = await findCredits([getRevisionKey(play)])
  return { play, credits: credits.get(getRevisionKey(play)) ?? null }
}

type Check = { seals: Seal[]; isLineSame: boolean; isTreeSame: boolean }

async function findFailure({ seals, isLineSame, isTreeSame }: Check): Promise<ProofFailure> {
  if (!isLineSame) return 'line'
  if (!isTreeSame) return 'tree'
  if (!(await hasTrustedSignatures(seals))) return 'signature'
  return (await isChainIntact(seals)) ? null : 'chain'
}

/** Builds the inclusion proof of a sealed play and checks it against the current row. */
export async function buildProof(playRow: number, { seal: number, position }: z.output<typeof place>) {
  const seal = await findSeal(number)
  if (!seal) throw new Error(`Seal ${number} is missing`)
  const chunk = Math.floor(position / sealChunkSize)
  const [row, leaves, roots, seals] = await Promise.all([
    loadPlay(playRow),
    getChunkLeafHashes(number, chunk),
    listChunkRoots(number),
    listConfirmingSeals(seal),
  ])
  const { play } = row
  // A position that was added after sealing has no leaf.
  const leaf = leaves[position % sealChunkSize] ?? null
  const credits = toSealedCredits(play, row.credits, leaf)
  const failure = await findFailure({
    seals,
    isLineSame: leaf !== null && matchesLeaf(play, credits, leaf),
    isTreeSame:
      roots[chunk]?.equals(hashTree(leaves)) === true &&
      hashTree(roots).toString('hex') === seal.root &&
      matchesCheckpoint(seal),
  })
  const path = [...getAuditPath(leaves, position % sealChunkSize), ...getAuditPath(roots, chunk)]
  return {
    failure,
    seal,
    leaf: leaf?.toString('hex') ?? null,
    file: {
      proof: {
        index: position,
        size: seal.size,
        path: path.map(hash => hash.toString('hex')),
        play,
        credits,
        checkpoints: seals.map(({ checkpoint }) => checkpoint),
      },
    },
  }
}
