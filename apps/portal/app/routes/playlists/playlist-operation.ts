import type { PlaylistChange } from '@bgm/validation'

export type PlaylistOperation = PlaylistChange | { kind: 'extend' }

/** Formats a change as the value of a submit button, such as `move.<track>.3`. */
export function formatPlaylistOperation(operation: PlaylistOperation): string {
  if (operation.kind === 'move') return `move.${operation.track}.${operation.to}`
  if (operation.kind === 'add' || operation.kind === 'remove')
    return `${operation.kind}.${operation.tracks.join('.')}`
  return operation.kind
}

/** Parses the value of a submit button; null if it is not an operation. */
export function parsePlaylistOperation(value = ''): PlaylistOperation | null {
  if (value.length > 200) return null
  const [kind, track = '', to = ''] = value.split('.')
  if (kind === 'separate' || kind === 'extend') return { kind }
  if (!/^[a-z0-9]{24}$/.test(track)) return null
  if (kind === 'add' || kind === 'remove') return { kind, tracks: [track] }
  return kind === 'move' && /^\d{1,4}$/.test(to) ? { kind, track, to: Number(to) } : null
}
