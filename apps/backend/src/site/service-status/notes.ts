import type { StatusNote } from '@bgm/contract'
import { z } from 'zod'
import { recordAuditEntry, staffActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError, notFound } from '#src/platform/http/errors'
import { notifySitesOfChange } from '#src/site/content/change-notifications'
import type { NewStatusNote, StatusUpdate } from './note-input'
import { type NoteRow, noteRow, updateRow } from './row'
import { statusDays } from './rules/days'

const maxNotes = 50
const shownFor = statusDays * 24 * 60 * 60_000

async function addUpdate(trx: Transaction, note: number, update: Omit<StatusUpdate, 'version'>, at: number) {
  const { state, text_id, text_en } = update
  await trx('status_updates').insert({
    note_id: note,
    state,
    text_id,
    text_en,
    at,
    author: staffActor().name,
  })
}

async function recordChange(action: 'status-note.created' | 'status-note.updated', note: NoteRow) {
  await recordAuditEntry({
    action,
    actor: staffActor(),
    subject: 'status-note',
    subjectId: note.key,
    organisation: null,
    details: { title: note.title_id, state: note.state },
  })
  await notifySitesOfChange()
}

/** Publishes a note; one with the same key is published once. */
export async function createStatusNote(note: NewStatusNote, now = Date.now()): Promise<void> {
  const { key, kind, state, parts, title_id, title_en } = note
  await strapi.db.transaction(async ({ trx }) => {
    const ends = note.ends_at === null ? null : Date.parse(note.ends_at)
    const row: unknown[] = await trx('status_notes')
      .insert({
        ...{ key, kind, state, title_id, title_en, parts: JSON.stringify(parts) },
        starts_at: Date.parse(note.starts_at),
        ends_at: ends ?? (state === 'resolved' ? now : null),
        version: 1,
      })
      .onConflict('key')
      .ignore()
      .returning('*')
    if (row.length === 0) return
    const stored = noteRow.parse(row[0])
    await addUpdate(trx, stored.id, note, now)
    await recordChange('status-note.created', stored)
  })
}

/** Adds an update to a note; a 409 if somebody else has updated it since. An incident ends when it is resolved. */
export async function updateStatusNote(key: string, update: StatusUpdate, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const row: unknown = await trx('status_notes').where({ key }).forUpdate().first()
    if (!row) throw notFound()
    const { id, kind, version, ends_at } = noteRow.parse(row)
    if (version !== update.version) throw new HttpError(409, 'changed-meanwhile')
    const resolved = update.state === 'resolved'
    const incidentEnd = resolved ? (ends_at ?? now) : null
    const changed: unknown[] = await trx('status_notes')
      .where({ id })
      .update({
        state: update.state,
        version: version + 1,
        ends_at: kind === 'incident' ? incidentEnd : resolved && ends_at ? Math.min(ends_at, now) : ends_at,
      })
      .returning('*')
    await addUpdate(trx, id, update, now)
    await recordChange('status-note.updated', noteRow.parse(changed[0]))
  })
}

/** Notes that are not resolved and those of the last 90 days, newest first, with their updates. */
export async function listStatusNotes(now: number) {
  const { connection } = strapi.db
  const rows: unknown = await connection('status_notes')
    .whereNot('state', 'resolved')
    .orWhere('ends_at', '>', now - shownFor)
    .orderBy([
      { column: 'starts_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(maxNotes)
  const notes = z.array(noteRow).parse(rows)
  const updates = z.array(updateRow).parse(
    await connection('status_updates')
      .whereIn(
        'note_id',
        notes.map(({ id }) => id),
      )
      .orderBy('id', 'desc'),
  )
  return notes.map(note => ({ ...note, updates: updates.filter(({ note_id }) => note_id === note.id) }))
}

const toText = (at: number) => new Date(at).toISOString()

/** The notes as everyone may read them, without their authors. */
export async function listPublicNotes(now: number): Promise<StatusNote[]> {
  return (await listStatusNotes(now)).map(({ key, kind, state, parts, updates, ...note }) => ({
    ...{ id: key, kind, state, parts },
    title: { id: note.title_id, en: note.title_en },
    starts_at: toText(note.starts_at),
    ends_at: note.ends_at === null ? null : toText(note.ends_at),
    updates: updates.map(update => ({
      state: update.state,
      text: { id: update.text_id, en: update.text_en },
      at: toText(update.at),
    })),
  }))
}
