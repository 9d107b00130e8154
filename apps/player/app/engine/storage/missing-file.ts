import type { AudioFile, AudioKind } from '#app/engine/gateway/gateway'
import type { NeededTrack } from '#app/engine/programme/needed-tracks'

export type MissingFile = {
  file: AudioFile
  kind: AudioKind
  isDue: boolean
}

type Search = {
  needed: readonly NeededTrack[]
  announcements: readonly AudioFile[]
  /** All tracks of the plan. */
  tracks: readonly AudioFile[]
  dueBefore: number
  isMissing: (file: AudioFile) => boolean
  /** Counts the files at the beginning of a list that are not missing. */
  countStored: (files: readonly AudioFile[]) => number
}

/** Finds the next file to store: music that is due soon first, then announcements, then other music. */
export function findMissingFile(search: Search): MissingFile | null {
  const { needed, announcements, tracks, dueBefore, isMissing, countStored } = search
  const due = needed.find(({ track }) => isMissing(track))
  if (due && due.at < dueBefore) return { file: due.track, kind: 'track', isDue: true }
  const announcement = announcements.find(isMissing)
  if (announcement) return { file: announcement, kind: 'announcement', isDue: true }
  if (due) return { file: due.track, kind: 'track', isDue: true }
  const stored = countStored(tracks)
  const later = tracks.find((track, index) => index >= stored && isMissing(track))
  return later ? { file: later, kind: 'track', isDue: false } : null
}
