import { formatPromisedPlay, type LogFinding, logFindingKinds, parseReceipt } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { HttpError, notFound } from '#src/platform/http/errors'
import { sha256 } from '#src/platform/runtime/cryptography'
import { openNote, parseVerifierKey } from '#src/reporting/log/rules/note'
import { listReceiptKeys } from './receipt-keys'

const day = 86_400_000
/** A faulty device must not fill the disk. */
const maxPerDay = 50

/** Whether we have signed the receipt, and it promises the play of the finding. */
async function isPromised({ receipt, promised, play_id }: LogFinding): Promise<boolean> {
  if (receipt === null || promised === null || play_id === null) return false
  const keys = (await listReceiptKeys()).flatMap(key => parseVerifierKey(key) ?? [])
  const isListed = promised
    .split('\n')
    .some(line => formatPromisedPlay(play_id, line.slice(37)) === `${line}\n`)
  return isListed && openNote(receipt, keys) !== null && parseReceipt(receipt)?.digest === sha256(promised)
}

const playerRow = z.object({ id: z.number(), zone_id: z.number() })
const countRow = z.object({ findings: integerColumn })

/**
 * Stores what a device has found wrong with the usage log, with its evidence. A finding that is reported again is stored
 * once. Nothing else follows: the zone plays on.
 */
export async function recordLogFinding(player: string, finding: LogFinding, now = Date.now()): Promise<void> {
  const { connection } = strapi.db
  const row: unknown = await connection('players').where({ document_id: player }).first('id', 'zone_id')
  if (!row) throw notFound()
  const { id: player_id, zone_id } = playerRow.parse(row)
  const recent: unknown = await connection('log_findings')
    .where({ player_id })
    .where('reported_at', '>', now - day)
    .count({ findings: '*' })
    .first()
  if (countRow.parse(recent).findings >= maxPerDay)
    throw new HttpError(429, 'The device has reported too much today', { code: 'rate-limited' })
  const { kind, play_id, ...evidence } = finding
  const is_promised = await isPromised(finding)
  strapi.log.error('a device has found the usage log inconsistent', { player, kind, play_id, is_promised })
  const subject = play_id ?? sha256(JSON.stringify([evidence.known, evidence.checkpoint])).slice(0, 36)
  await connection('log_findings')
    .insert({
      ...{ player_id, zone_id, kind, subject, play_id, is_promised, reported_at: now },
      evidence: JSON.stringify(evidence),
    })
    .onConflict(['player_id', 'kind', 'subject'])
    .ignore()
}

const findingRows = z.array(
  z.object({
    kind: z.enum(logFindingKinds),
    play_id: z.string().nullable(),
    is_promised: z.boolean(),
    reported_at: integerColumn,
    evidence: jsonColumn(
      z.object({
        receipt: z.string().nullable(),
        promised: z.string().nullable(),
        known: z.string().nullable(),
        checkpoint: z.string().nullable(),
        entry: z.string().nullable(),
      }),
    ),
    zone: z.string(),
    unit: z.string(),
    unit_name: z.string(),
  }),
)

const shown = 10
/** One faulty device must not push out what others have found. */
const shownPerDevice = 2

/**
 * The number of findings of the last 35 days, in which plays may still arrive, and the newest ones: at most two per
 * device, those of promised plays first.
 */
export async function listLogFindings(now = Date.now()) {
  const { connection } = strapi.db
  const recent = () => connection('log_findings as f').where('f.reported_at', '>', now - 35 * day)
  const place =
    'row_number() over (partition by player_id order by is_promised desc, reported_at desc, id desc)'
  const ranked = recent()
    .select('f.*', connection.raw(`${place} as place`))
    .as('f')
  const [counted, rows] = await Promise.all([
    recent().count({ findings: '*' }).first(),
    connection(ranked)
      .where('f.place', '<=', shownPerDevice)
      .join('zones as z', 'z.id', 'f.zone_id')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .orderBy([
        { column: 'f.is_promised', order: 'desc' },
        { column: 'f.reported_at', order: 'desc' },
      ])
      .limit(shown)
      .select('f.kind', 'f.play_id', 'f.is_promised', 'f.reported_at', 'f.evidence')
      .select({ zone: 'z.name', unit: 'u.document_id', unit_name: 'u.name' }),
  ])
  return {
    total: countRow.parse(counted).findings,
    data: findingRows.parse(rows).map(({ unit, unit_name, zone, reported_at, ...finding }) => ({
      ...finding,
      zone,
      venue: { id: unit, name: unit_name },
      reported_at: new Date(reported_at),
    })),
  }
}

/** The number of findings of the last day. */
export async function countLogFindings(now = Date.now()): Promise<number> {
  const row: unknown = await strapi.db
    .connection('log_findings')
    .where('reported_at', '>', now - day)
    .count({ findings: '*' })
    .first()
  return countRow.parse(row).findings
}
