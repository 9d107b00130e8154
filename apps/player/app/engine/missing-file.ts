import type { AudioFile, AudioKind } from './gateway'
import type { Library } from './library'
import type { NeededTrack } from './needed-tracks'

export interface MissingFile {
  file: AudioFile
  kind: AudioKind
  isDue: boolean
}

interface Search {
  needed: readonly NeededTrack[]
  library: Library | null
  dueBefore: number
  isMissing: (file: AudioFile) => boolean
}

/** Finds the next file to store: music that is due soon first, then announcements, then other music. */
export function findMissingFile({ needed, library, dueBefore, isMissing }: Search): MissingFile | null {
  const due = needed.find(({ track }) => isMissing(track))
  if (due && due.at < dueBefore) return { file: due.track, kind: 'track', isDue: true }
  const announcement = library?.bundle.announcements.find(isMissing)
  if (announcement) return { file: announcement, kind: 'announcement', isDue: true }
  if (due) return { file: due.track, kind: 'track', isDue: true }
  const later = library?.allTracks().find(isMissing)
  return later ? { file: later, kind: 'track', isDue: false } : null
}
