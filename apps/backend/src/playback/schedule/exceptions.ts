import type { ExceptionBody } from '@bgm/validation'
import { findPlaylist } from '#src/catalogue'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId, sha256 } from '#src/platform/runtime/cryptography'
import { changedMeanwhileError, changeSchedule } from './change'
import type { ScheduleOwner } from './owner'
import { exceptionsOverlap } from './rules/repeats'
import { type ExceptionRow, isOwnedBy, listExceptions } from './slots'

/** The maximum number of upcoming exceptions per owner. */
const maxExceptions = 200
const day = 86_400_000

/** A digest of an exception's content, which detects changes that are based on an outdated version. */
export const exceptionVersion = ({ id: _, ...row }: ExceptionRow): string =>
  sha256(JSON.stringify(row)).slice(0, 32)

/** Yesterday in UTC. An exception that ended earlier has ended in every time zone. */
const earliestDate = () => new Date(Date.now() - day).toISOString().slice(0, 10)

/** Exceptions that have not ended, from the owner and from the wider scopes. */
export async function listApplicableExceptions(
  { ids }: ScheduleOwner,
  trx: Transaction | null = null,
): Promise<ExceptionRow[]> {
  const owners = { zone: [ids.zone], unit: [ids.unit], organisation: [ids.organisation] }
  return (await listExceptions(owners, earliestDate(), trx)).filter(row => isOwnedBy(row, ids))
}

const listOwnExceptions = async (owner: ScheduleOwner, trx: Transaction): Promise<ExceptionRow[]> =>
  (await listApplicableExceptions(owner, trx)).filter(({ scope }) => scope === owner.scope)

type Layered = Pick<ExceptionBody, 'kind' | 'mandatory' | 'repeats'>

// Mandatory silence may overlap other exceptions, a day that uses Sunday's slots may have an exception for
// some hours, and a single exception takes precedence over a repeating one.
const isSameLayer = (one: Layered, other: Layered) =>
  one.mandatory === other.mandatory &&
  (one.kind === 'sunday') === (other.kind === 'sunday') &&
  (one.repeats === 'never') === (other.repeats === 'never')

/**
 * Throws 400 for an exception that overlaps another exception of the same owner, or whose playlist is not
 * available.
 */
async function requireValidException(
  owner: ScheduleOwner,
  body: ExceptionBody,
  others: readonly ExceptionRow[],
  isAllowed: (playlist: string) => boolean,
): Promise<void> {
  if (body.until_date < earliestDate()) throw fieldError('until_date', 'validation.exception_dates')
  if (body.playlist !== null && !(await findPlaylist(body.playlist, owner.organisation_id)))
    throw fieldError('playlist', 'validation.invalid')
  if (body.playlist !== null && !isAllowed(body.playlist))
    throw fieldError('playlist', 'validation.playlist_locked')
  if (others.some(other => isSameLayer(other, body) && exceptionsOverlap(other, body, earliestDate())))
    throw fieldError('from_date', 'validation.exception_overlap')
  if (others.length >= maxExceptions) throw fieldError('label', 'validation.too_long')
}

const toColumns = ({ version: _, ...columns }: ExceptionBody) => columns
const getDetails = ({ label, from_date }: { label: string | null; from_date: string }, change: string) => ({
  exception: label,
  date: from_date,
  change,
})

/** Adds a dated exception and returns its id. */
export const addException = (owner: ScheduleOwner, account: Account, body: ExceptionBody): Promise<string> =>
  changeSchedule(owner, account, async (trx, isAllowed) => {
    await requireValidException(owner, body, await listOwnExceptions(owner, trx), isAllowed)
    const document_id = newRecordId()
    const row = { document_id, scope: owner.scope, scope_id: owner.id, ...toColumns(body) }
    await trx('schedule_exceptions').insert(row)
    return { result: document_id, details: getDetails(body, 'added') }
  })

/** Throws 404 for an unknown exception, and 409 `changed-meanwhile` for one that has changed. */
function getCurrent(rows: readonly ExceptionRow[], id: string, version: string | undefined): ExceptionRow {
  const found = rows.find(({ document_id }) => document_id === id)
  if (!found) throw notFound()
  if (exceptionVersion(found) !== version) throw changedMeanwhileError()
  return found
}

export const updateException = (
  owner: ScheduleOwner,
  account: Account,
  { id, body }: { id: string; body: ExceptionBody },
): Promise<void> =>
  changeSchedule(owner, account, async (trx, isAllowed) => {
    const rows = await listOwnExceptions(owner, trx)
    const stored = getCurrent(rows, id, body.version)
    await requireValidException(
      owner,
      body,
      rows.filter(row => row !== stored),
      playlist => playlist === stored.playlist || isAllowed(playlist),
    )
    await trx('schedule_exceptions').where({ id: stored.id }).update(toColumns(body))
    return { result: undefined, details: getDetails(body, 'changed') }
  })

export const removeException = (
  owner: ScheduleOwner,
  account: Account,
  { id, version }: { id: string; version: string },
): Promise<void> =>
  changeSchedule(owner, account, async trx => {
    const stored = getCurrent(await listOwnExceptions(owner, trx), id, version)
    await trx('schedule_exceptions').where({ id: stored.id }).delete()
    return { result: undefined, details: getDetails(stored, 'removed') }
  })
