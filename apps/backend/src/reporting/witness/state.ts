import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { findCheckpoint } from '#src/reporting/log/checkpoints'
import { getPolicy } from './policy'
import { getPolicyInForce, isPolicyInForce } from './policy-in-force'
import { findQuorumState } from './quorum'
import { listWitnessRows, type WitnessRow } from './rows'
import { refusals } from './rules/answer'
import { getAlgorithm, getKeyLabel } from './rules/cosignature'
import type { Witness } from './rules/policy'

const toDate = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time)

const toWitnessView = ({ name, key }: Witness, row: WitnessRow | undefined) => ({
  name,
  key: getKeyLabel(key),
  algorithm: getAlgorithm(key),
  signed_at: toDate(row?.signed_at),
  signed_size: row?.signed_size ?? null,
  delay_ms: row?.delay ?? null,
  problem: row?.problem ?? null,
  problem_at: toDate(row?.problem_at),
})

const refusalRows = z.array(
  z.object({
    key: z.string(),
    reason: z.enum(refusals),
    witness_size: integerColumn.nullable(),
    checkpoint: z.string(),
    known: z.string().nullable(),
    refused_at: integerColumn,
  }),
)

const refusalsShown = 10

/** The newest refusal of each witness, that of an inconsistent log if it has one; those come first. */
async function listRefusals(witnesses: readonly Witness[]) {
  const { connection } = strapi.db
  const perWitness = connection('log_refusals')
    .distinctOn('key')
    .orderByRaw('key, (reason = ?) desc, refused_at desc, id desc', 'inconsistent')
    .as('r')
  const rows: unknown = await connection(perWitness)
    .orderByRaw('(reason = ?) desc, refused_at desc', 'inconsistent')
    .limit(refusalsShown)
  const names = new Map(witnesses.map(({ name, key }) => [getKeyLabel(key), name]))
  return refusalRows.parse(rows).map(({ key, refused_at, ...refusal }) => ({
    ...refusal,
    witness: names.get(key) ?? key,
    refused_at: new Date(refused_at),
  }))
}

/**
 * What each witness of the policy has signed, whether the newest checkpoint has the quorum, and the newest refusals with
 * the checkpoint that was refused and the last one that the witness had signed.
 */
export async function getWitnessState() {
  const { witnesses, quorum } = await getPolicyInForce()
  const [checkpoint, rows, refused] = await Promise.all([
    findCheckpoint(),
    listWitnessRows(witnesses.map(({ key }) => getKeyLabel(key))),
    listRefusals(witnesses),
  ])
  const state = await findQuorumState(checkpoint)
  return {
    witnesses: witnesses.map(witness =>
      toWitnessView(
        witness,
        rows.find(({ key }) => key === getKeyLabel(witness.key)),
      ),
    ),
    quorum: { is_required: quorum !== null, is_reached: state.isReached, missing: state.missing },
    refusals: refused,
  }
}

const day = 86_400_000

/** The age in seconds of the last signature of each witness that has an address, since it is in the policy. */
export async function getWitnessAges(now = Date.now()): Promise<Record<string, number>> {
  const witnesses = getPolicy().witnesses.filter(({ url }) => url !== null)
  const rows = await listWitnessRows(witnesses.map(({ key }) => getKeyLabel(key)))
  return Object.fromEntries(
    witnesses.map(({ name, key }) => {
      const row = rows.find(one => one.key === getKeyLabel(key))
      return [name, row ? Math.max(0, now - (row.signed_at ?? row.added_at)) / 1000 : 0]
    }),
  )
}

const countRow = z.object({ refusals: integerColumn })

/** How often witnesses have refused to sign in the last day, and how many still do. */
export async function countRefusals(now = Date.now()): Promise<number> {
  const { connection } = strapi.db
  const keys = getPolicy().witnesses.map(({ key }) => getKeyLabel(key))
  const [recent, present]: unknown[] = await Promise.all([
    connection('log_refusals')
      .where('refused_at', '>', now - day)
      .count({ refusals: '*' })
      .first(),
    connection('log_witnesses')
      .whereIn('key', keys)
      .whereIn('problem', [...refusals])
      .count({ refusals: '*' })
      .first(),
  ])
  return Math.max(countRow.parse(recent).refusals, countRow.parse(present).refusals)
}

/** 1 if this process has another policy than the one in force, and so makes no report final. */
export const countPolicyDifferences = async (): Promise<number> => ((await isPolicyInForce()) ? 0 : 1)
