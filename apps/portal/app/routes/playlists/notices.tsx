import type { PlaylistDetail, PlaylistUses } from '@bgm/api-client'
import { Button, Notice } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { formatMusicLength } from '#app/components/music-text'
import { ShownFor } from '#app/forms/shown-for'
import { useText } from '#app/text'
import { parsePlaylistOperation } from './playlist-operation'

type OperationButtonProps = {
  version: number
  operation: string
  label: string
}

/** A button that changes the tracks. */
const OperationButton = ({ version, operation, label }: OperationButtonProps) => (
  <Form method="post" preventScrollReset className="grid">
    <ShownFor />
    <input type="hidden" name="form" value="playlist-tracks" />
    <input type="hidden" name="version" value={version} />
    <Button type="submit" variant="ink" size="s" name="operation" value={operation}>
      {label}
    </Button>
  </Form>
)

const shortest = 4 * 3600
const maxPasses = 3

/**
 * Suggests improvements if the playlist is too short or contains explicit tracks that some zones do not
 * play.
 */
export function PlaylistNotices({
  playlist,
  uses,
  edits,
}: {
  playlist: PlaylistDetail
  uses: PlaylistUses
  edits: boolean
}) {
  const t = useText()
  const { load, blocking } = uses
  const repeats = load !== null && load.passes > maxPasses
  const short = playlist.track_count > 0 && (repeats || playlist.seconds < shortest)
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {short ? (
        <Notice
          tone="warn"
          title={
            load ? t('playlists.short_title', { count: load.passes }) : t('playlists.short_title_unused')
          }
          action={
            edits ? (
              <OperationButton version={playlist.version} operation="extend" label={t('playlists.extend')} />
            ) : null
          }
        >
          {load
            ? t('playlists.short_text', {
                length: formatMusicLength(t, (load.until_minute - load.from_minute) * 60),
                zone: load.zone.name,
                unit: load.zone.unit,
              })
            : t('playlists.short_unused')}
        </Notice>
      ) : null}
      {blocking > 0 && playlist.explicit_count > 0 ? (
        <Notice tone="info" title={t('playlists.explicit', { count: blocking })}>
          {t('playlists.explicit_text')}
        </Notice>
      ) : null}
    </div>
  )
}

/**
 * Shows that another member has changed the playlist, and offers to apply this member's change to the latest
 * version.
 */
export function ConflictNotice({ playlist, conflict }: { playlist: PlaylistDetail; conflict: string }) {
  const t = useText()
  const operation = parsePlaylistOperation(conflict)
  if (!operation) return null
  const position = operation.kind === 'move' ? operation.to + 1 : 0
  return (
    <Notice
      tone="bad"
      role="alert"
      className="mb-5"
      title={
        playlist.changed_by
          ? t('playlists.conflict_title', { name: playlist.changed_by })
          : t('playlists.conflict_title_nobody')
      }
      action={
        <OperationButton
          version={playlist.version}
          operation={conflict}
          label={t('playlists.conflict_apply')}
        />
      }
    >
      {t('playlists.conflict_text', { change: t(`playlists.changes.${operation.kind}`, { position }) })}
    </Notice>
  )
}
