import { createHash } from 'node:crypto'
import {
  coverGestures,
  coverPalettes,
  maxOwnPlaylists,
  maxPlaylistTracks,
  type NewPlaylistBody,
  type PlaylistBody,
  type PlaylistChange,
} from '@bgm/validation'
import { z } from 'zod'
import { memberActor, recordAuditEntry } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { hmac, sha256 } from '#src/platform/runtime/cryptography'
import { findPlayableTracks, listPlacedTracks, replacePlaylistTracks } from './contents'
import { playlistChanged } from './events'
import { findPlaylist } from './row'
import { applyChange, isPlaylistTooLong } from './rules/change'

const uid = 'api::playlist.playlist'

const ownRow = z.object({
  id: z.number(),
  documentId: z.string(),
  title_id: z.string(),
  revision: z.number(),
})
export type OwnPlaylist = z.output<typeof ownRow> & { organisation: number }

/** Finds an organisation's own playlist. Returns null for any other. */
export async function findOwnPlaylist(documentId: string, organisation: number): Promise<OwnPlaylist | null> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, kind: 'own', organisation_id: organisation } })
  return row ? { ...ownRow.parse(row), organisation } : null
}

type Action = 'playlist.created' | 'playlist.updated' | 'playlist.deleted'

const recordAction = (
  action: Action,
  account: Account,
  { documentId, title_id, organisation }: OwnPlaylist,
  details: Record<string, string | number> = {},
) =>
  recordAuditEntry({
    action,
    actor: memberActor(account),
    subject: 'playlist',
    subjectId: documentId,
    organisation,
    details: { name: title_id, ...details },
  })

const coverRow = z.object({ cover_gesture: z.string(), cover_palette: z.string(), cover_density: z.number() })

/** The cover of the copied playlist, or a cover derived from the slug. */
async function chooseCover(slug: string, copied: number | null) {
  const row: unknown = copied && (await strapi.db.query(uid).findOne({ where: { id: copied } }))
  if (row) return coverRow.parse(row)
  const [gesture = 0, palette = 0, density = 0] = createHash('sha256').update(slug).digest()
  return {
    cover_gesture: coverGestures[gesture % coverGestures.length],
    cover_palette: coverPalettes[palette % coverPalettes.length],
    cover_density: 4 + (density % 4),
  }
}

const counted = z.array(z.object({ total: z.coerce.number() }))

/**
 * Throws 409 if the organisation has reached the limit. The lock ensures that concurrent requests count each
 * other's playlists.
 */
async function requireBelowLimit(organisation: number): Promise<void> {
  const rows: unknown = await strapi.db.transaction(async ({ trx }) => {
    await trx('organisations').where({ id: organisation }).forUpdate().select('id')
    return trx('playlists').where({ organisation_id: organisation, kind: 'own' }).count({ total: '*' })
  })
  if ((counted.parse(rows)[0]?.total ?? 0) < maxOwnPlaylists) return
  throw new HttpError(409, 'The organisation has too many playlists', { code: 'too-many-playlists' })
}

const tooLong = () => new HttpError(409, 'The playlist has too many tracks', { code: 'playlist-full' })

async function insertPlaylist(slug: string, organisation: number, account: Account, body: NewPlaylistBody) {
  const copied = body.copy_of ? await findPlaylist(body.copy_of, organisation) : null
  if (body.copy_of && !copied) throw fieldError('copy_of', 'validation.invalid')
  const tracks = copied ? await listPlacedTracks(copied.id) : []
  const row: unknown = await strapi.db.query(uid).create({
    data: {
      slug,
      kind: 'own',
      title_id: body.title,
      description_id: body.description ?? null,
      published: true,
      fallback: false,
      organisation,
      changed_by: account.id,
      ...(await chooseCover(slug, copied?.id ?? null)),
    },
  })
  const playlist = { ...ownRow.parse(row), organisation }
  const kept = tracks.slice(0, maxPlaylistTracks).map(({ track_id }) => track_id)
  await replacePlaylistTracks(playlist.id, kept)
  await recordAction('playlist.created', account, playlist, copied ? { copied: copied.title.id } : {})
  return playlist
}

/**
 * Creates a playlist for an organisation, either empty or as a copy of a playlist that is available to it.
 * Returns the existing playlist if the key is repeated.
 */
export async function createPlaylist(
  organisation: number,
  account: Account,
  body: NewPlaylistBody,
  key: string,
): Promise<OwnPlaylist> {
  const slug = `own-${sha256(hmac('playlist', `${organisation} ${account.documentId} ${key}`)).slice(0, 32)}`
  const existing = async () => {
    const row: unknown = await strapi.db.query(uid).findOne({ where: { slug } })
    return row ? { ...ownRow.parse(row), organisation } : null
  }
  const earlier = await existing()
  if (earlier) return earlier
  try {
    return await strapi.db.transaction(async () => {
      await requireBelowLimit(organisation)
      return insertPlaylist(slug, organisation, account, body)
    })
  } catch (error) {
    const concurrent = findViolatedColumn(error) === null ? null : await existing()
    if (!concurrent) throw error
    return concurrent
  }
}

const changedMeanwhile = () =>
  new HttpError(409, 'Somebody else has changed this playlist in the meantime', { code: 'changed-meanwhile' })

/**
 * Increments the version, which also locks the row. Throws 409 if the stored version is not the one that the
 * caller read.
 */
async function incrementVersion(
  { id }: OwnPlaylist,
  version: number,
  account: Account,
  data: object,
): Promise<void> {
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { id, revision: version }, data: { ...data, revision: version + 1 } })
  if (count !== 1) throw changedMeanwhile()
  await strapi.db.query(uid).update({ where: { id }, data: { changed_by: account.id } })
}

/** Changes the title and description. */
export async function updatePlaylist(
  playlist: OwnPlaylist,
  account: Account,
  { version, title, description }: PlaylistBody,
): Promise<void> {
  const data = { title_id: title, title_en: null, description_id: description ?? null, description_en: null }
  await strapi.db.transaction(async () => {
    await incrementVersion(playlist, version, account, data)
    await recordAction('playlist.updated', account, { ...playlist, title_id: title }, { fields: 'title' })
    await playlistChanged.raise({ playlist: playlist.documentId, organisation: playlist.organisation })
  })
}

/** Adds, removes or moves tracks, or separates tracks by the same artist. */
export async function changePlaylistTracks(
  playlist: OwnPlaylist,
  account: Account,
  version: number,
  change: PlaylistChange,
): Promise<void> {
  const added = change.kind === 'add' ? await findPlayableTracks(change.tracks) : []
  if (change.kind === 'add' && added.length === 0) throw fieldError('tracks', 'validation.invalid')
  await strapi.db.transaction(async () => {
    await incrementVersion(playlist, version, account, {})
    const after = applyChange(await listPlacedTracks(playlist.id), change, added)
    if (isPlaylistTooLong(after)) throw tooLong()
    await replacePlaylistTracks(
      playlist.id,
      after.map(({ track_id }) => track_id),
    )
    await recordAction('playlist.updated', account, playlist, { change: change.kind, tracks: after.length })
    await playlistChanged.raise({ playlist: playlist.documentId, organisation: playlist.organisation })
  })
}

/** Deletes a playlist. Zones and slots that refer to it fall back to the next layer. */
export async function removePlaylist(
  playlist: OwnPlaylist,
  account: Account,
  version: number,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await incrementVersion(playlist, version, account, {})
    await replacePlaylistTracks(playlist.id, [])
    await strapi.db.query(uid).delete({ where: { id: playlist.id } })
    await recordAction('playlist.deleted', account, playlist)
    await playlistChanged.raise({ playlist: playlist.documentId, organisation: playlist.organisation })
  })
}
