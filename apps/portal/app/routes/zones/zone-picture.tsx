import type { Zone } from '@bgm/api-client'
import { PlaylistTile } from '#app/components/playlist-tile'
import { ZoneGlyph } from '#app/components/zone-glyph'

const tints: Partial<Record<Zone['state'], string>> = {
  paused: 'bg-warn-tint text-warn',
  silent: 'bg-info-tint text-info',
  offline: 'bg-bad-tint text-bad',
  'not-licensed': 'bg-bad-tint text-bad',
  error: 'bg-bad-tint text-bad',
}

/** The tile of what is playing, or the glyph of a zone that is not. */
export function ZonePicture({ zone: { state, now_playing, now } }: { zone: Zone }) {
  if (state === 'playing') return <PlaylistTile id={(now_playing?.playlist ?? now.playlist)?.id ?? null} />
  return (
    <span
      className={`grid size-12 shrink-0 place-items-center rounded-tile ${tints[state] ?? 'bg-sunken text-muted'}`}
    >
      <ZoneGlyph state={state} />
    </span>
  )
}
