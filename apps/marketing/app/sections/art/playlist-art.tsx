import { LoadingMark } from '@bgm/ui'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'

const covers = [
  {
    key: 'morning',
    playing: true,
    box: 'bg-deep text-deep-accent',
    pattern: 'before:pattern-kawung before:-inset-0.5 [--pattern-size:28px]',
  },
  {
    key: 'lunch',
    playing: false,
    box: 'bg-ok-tint text-ok',
    pattern: 'before:pattern-parang before:-inset-0.5 [--pattern-size:19px]',
  },
  {
    key: 'dusk',
    playing: false,
    box: 'bg-warn-tint text-warn',
    pattern: 'before:pattern-bars before:inset-1.75',
  },
] as const

/** Three playlists, one of which is playing. */
export function PlaylistArt() {
  const { t } = useSite()
  return (
    <ul className="grid gap-0.5">
      {covers.map(({ key, playing, box, pattern }) => (
        <li
          key={key}
          className={cx(
            'grid grid-cols-[52px_1fr_auto] items-center gap-3.5 rounded-card px-2.5 py-2.25 text-label leading-[1.4]',
            playing && 'bg-sunken',
          )}
        >
          <span
            className={cx(
              'relative size-13 overflow-hidden rounded-tile before:absolute before:content-[""]',
              box,
              pattern,
            )}
          />
          <span className="whitespace-pre-line">
            <b className="font-semibold">{t(`art.playlists.${key}.title`)}</b>
            {'\n'}
            <span className="text-small text-muted">{t(`art.playlists.${key}.text`)}</span>
          </span>
          {playing ? (
            <LoadingMark className="text-accent-text" />
          ) : (
            <span className="text-small text-muted tabular-nums">{t(`art.playlists.${key}.length`)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
