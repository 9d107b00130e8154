import { findPlaylistTitles, type PlaylistRef } from '#src/catalogue'
import { exceptionVersion, listApplicableExceptions } from './exceptions'
import type { ScheduleOwner } from './owner'
import type { ExceptionRow, SlotRow } from './slots'
import { computeSlotsVersion, listApplicableSlots } from './weekly-slots'

type Titles = Map<string, PlaylistRef>

/** A deleted playlist has no title, and its slot is treated as empty. */
const toPlaylistView = (id: string, titles: Titles) => titles.get(id) ?? { id, title: null }

const toSlotView = ({ scope_id: _, playlist, ...slot }: SlotRow, titles: Titles) => ({
  ...slot,
  playlist: toPlaylistView(playlist, titles),
})

function toExceptionView(row: ExceptionRow, titles: Titles) {
  const { id: _, scope_id: __, document_id, playlist, ...exception } = row
  return {
    id: document_id,
    version: exceptionVersion(row),
    ...exception,
    playlist: playlist === null ? null : toPlaylistView(playlist, titles),
  }
}

async function findDefaultPlaylist({ scope, id }: ScheduleOwner): Promise<string | null> {
  if (scope !== 'zone') return null
  const row: { default_playlist: string | null } | null = await strapi.db
    .query('api::zone.zone')
    .findOne({ where: { id }, select: ['default_playlist'] })
  return row?.default_playlist ?? null
}

/** A schedule: the slots and exceptions of the owner and of the wider scopes. */
export async function getScheduleView(owner: ScheduleOwner) {
  const [slots, exceptions, fixed] = await Promise.all([
    listApplicableSlots(owner),
    listApplicableExceptions(owner),
    findDefaultPlaylist(owner),
  ])
  const titles = await findPlaylistTitles(
    [...slots, ...exceptions].flatMap(({ playlist }) => playlist ?? []).concat(fixed ?? []),
  )
  const own = slots.filter(({ scope }) => scope === owner.scope)
  return {
    version: computeSlotsVersion(own),
    name: owner.name,
    slots: own.map(slot => {
      const { scope: _, ...view } = toSlotView(slot, titles)
      return view
    }),
    inherited: slots.filter(({ scope }) => scope !== owner.scope).map(slot => toSlotView(slot, titles)),
    exceptions: exceptions.map(row => toExceptionView(row, titles)),
    default_playlist: (fixed && titles.get(fixed)) || null,
  }
}
