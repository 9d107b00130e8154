import {
  type AnnouncementBody,
  type AuditAction,
  maxAnnouncementStorageBytes,
  maxAnnouncements,
} from '@bgm/validation'
import { isHeadOffice, memberActor, recordAuditEntry, requireFree, type Scope } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { recordChanges } from '#src/playback/change/feed'
import { recordOrganisationChanges, recordUnitChanges } from '#src/playback/zone/unit-changes'
import { type AnnouncementPlace, requireEditAccess, requirePlaces } from './access'
import { announcementFiles, audioColumns, type StoredAudio } from './audio'
import { type AnnouncementRow, findAnnouncementRow, getStorageUsage } from './row'

type Reach = { everywhere: boolean; places: readonly AnnouncementPlace[] }

/** Notifies the devices in the given places. Must be called last in the transaction. */
async function notifyDevices(organisation: number, reaches: readonly Reach[]): Promise<void> {
  if (reaches.some(({ everywhere }) => everywhere)) return recordOrganisationChanges(organisation)
  const places = reaches.flatMap(reach => reach.places)
  const units = places.flatMap(({ scope, id }) => (scope === 'unit' ? id : []))
  const zones = places.flatMap(({ scope, documentId }) => (scope === 'zone' ? documentId : []))
  await recordUnitChanges([...new Set(units)])
  await recordChanges([...new Set(zones)].map(zone => ({ kind: 'zone', zone })))
}

/**
 * Serialises an organisation's changes, so that each quota check includes everything stored earlier. Throws 409
 * `locked` if announcements are not free in one of the places.
 */
async function changeAnnouncements<T>(
  scope: Scope,
  places: readonly AnnouncementPlace[],
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const { organisation } = scope
  return await strapi.db.transaction(async ({ trx }) => {
    const units = [...new Set(places.map(({ unit_id }) => unit_id))]
    if (!isHeadOffice(scope)) await requireFree(trx, organisation, units, 'announcements')
    await trx('organisations').where({ id: organisation }).update({ updated_at: new Date() })
    return work(trx)
  })
}

const record = (
  action: AuditAction,
  account: Account,
  row: { document_id: string; name: string },
  scope: Scope,
) =>
  recordAuditEntry({
    action,
    actor: memberActor(account),
    subject: 'announcement',
    subjectId: row.document_id,
    organisation: scope.organisation,
    details: { name: row.name },
  })

/** Throws 400 if the organisation would exceed its storage limits. */
async function requireStorageQuota(trx: Transaction, scope: Scope, added: { count: number; bytes: number }) {
  const { count, bytes } = await getStorageUsage(scope.organisation, trx)
  if (count + added.count > maxAnnouncements) throw fieldError('audio', 'validation.announcement_count')
  if (bytes + added.bytes > maxAnnouncementStorageBytes)
    throw fieldError('audio', 'validation.announcement_storage')
}

const toColumns = ({ name, everywhere, schedule, gap_minutes, per_hour }: AnnouncementBody) => ({
  name,
  everywhere,
  schedule: JSON.stringify(schedule),
  gap_minutes,
  per_hour,
})

async function setTargets(trx: Transaction, announcement_id: number, places: readonly AnnouncementPlace[]) {
  await trx('announcement_targets').where({ announcement_id }).delete()
  if (places.length === 0) return
  await trx('announcement_targets').insert(
    places.map(({ scope, id }) => ({ announcement_id, scope, scope_id: id })),
  )
}

/**
 * Returns the places in the request body, or none if the announcement applies everywhere, which requires
 * access to all units.
 */
async function resolvePlaces(scope: Scope, body: AnnouncementBody): Promise<AnnouncementPlace[]> {
  if (!body.everywhere) return requirePlaces(scope, body)
  requireEditAccess(scope, { hasFullAccess: scope.units === null })
  return []
}

/** Adds an announcement and returns its id. */
export async function createAnnouncement(
  scope: Scope,
  account: Account,
  body: AnnouncementBody,
  audio: StoredAudio,
): Promise<string> {
  const places = await resolvePlaces(scope, body)
  const document_id = newRecordId()
  await changeAnnouncements(scope, places, async trx => {
    await requireStorageQuota(trx, scope, { count: 1, bytes: audio.analysis.bytes })
    const rows: { id: number }[] = await trx('announcements')
      .insert({
        ...toColumns(body),
        ...audioColumns(audio),
        document_id,
        organisation_id: scope.organisation,
        revision: 1,
        version: 1,
        uploaded_by: account.documentId,
        uploaded_at: Date.now(),
      })
      .returning('id')
    const id = rows[0]?.id
    if (id === undefined) throw new Error('The announcement was not stored')
    await setTargets(trx, id, places)
    await record('announcement.created', account, { document_id, name: body.name }, scope)
    await notifyDevices(scope.organisation, [{ everywhere: body.everywhere, places }])
  })
  return document_id
}

/**
 * Reads the row in the transaction. Throws 409 `changed-meanwhile` if its version differs from the edited
 * one.
 */
async function getCurrent(trx: Transaction, row: AnnouncementRow, version: number | undefined) {
  const { organisation_id, document_id } = row
  const current = await findAnnouncementRow({ organisation_id, document_id }, trx)
  if (!current) throw notFound()
  if (version !== undefined && current.version !== version)
    throw new HttpError(409, 'Somebody else has changed this announcement', { code: 'changed-meanwhile' })
  return current
}

type Target = { row: AnnouncementRow; places: AnnouncementPlace[] }

export async function updateAnnouncement(
  scope: Scope,
  account: Account,
  { row, places: before }: Target,
  body: AnnouncementBody,
): Promise<void> {
  const places = await resolvePlaces(scope, body)
  await changeAnnouncements(scope, [...before, ...places], async trx => {
    const current = await getCurrent(trx, row, body.version)
    await trx('announcements')
      .where({ id: row.id })
      .update({ ...toColumns(body), version: current.version + 1 })
    await setTargets(trx, row.id, places)
    await record('announcement.updated', account, { ...row, name: body.name }, scope)
    await notifyDevices(scope.organisation, [
      { everywhere: current.everywhere, places: before },
      { everywhere: body.everywhere, places },
    ])
  })
}

/** Replaces the audio of an announcement and deletes the previous file. */
export async function replaceAnnouncementAudio(
  scope: Scope,
  account: Account,
  { row, places }: Target,
  audio: StoredAudio,
): Promise<void> {
  const former = await changeAnnouncements(scope, places, async trx => {
    const current = await getCurrent(trx, row, undefined)
    await requireStorageQuota(trx, scope, { count: 0, bytes: audio.analysis.bytes - current.bytes })
    await trx('announcements')
      .where({ id: row.id })
      .update({
        ...audioColumns(audio),
        revision: current.revision + 1,
        version: current.version + 1,
        uploaded_by: account.documentId,
        uploaded_at: Date.now(),
      })
    await record('announcement.updated', account, row, scope)
    await notifyDevices(scope.organisation, [{ everywhere: current.everywhere, places }])
    return current.file_key
  })
  await announcementFiles.remove(former)
}

/** Removes an announcement and its audio. The name is kept for the play history. */
export async function removeAnnouncement(
  scope: Scope,
  account: Account,
  { row, places }: Target,
): Promise<void> {
  const former = await changeAnnouncements(scope, places, async trx => {
    const current = await getCurrent(trx, row, undefined)
    await trx('announcements').where({ id: row.id }).update({ deleted_at: Date.now(), uploaded_by: null })
    await trx('announcement_targets').where({ announcement_id: row.id }).delete()
    await record('announcement.deleted', account, row, scope)
    await notifyDevices(scope.organisation, [{ everywhere: current.everywhere, places }])
    return current.file_key
  })
  await announcementFiles.remove(former)
}
