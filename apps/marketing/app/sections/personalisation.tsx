import { CheckList } from '@bgm/ui'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'
import { MoodWave } from './art/wave'
import type { BlockProps } from './block'

const moods = [
  { halves: [5, 10, 11, 8, 8, 11, 10, 5], fill: 'fill-on-deep' },
  { halves: [12, 13, 8, 9, 13, 11, 6, 12], fill: 'fill-deep-teal' },
  { halves: [16, 8, 12, 17, 13, 8, 16, 16], fill: 'fill-deep-accent' },
  { halves: [6, 11, 13, 9, 8, 13, 12, 6], fill: 'fill-deep-amber' },
]

export function Personalisation({
  title,
  text,
  points,
  playlists,
  page,
  anchor,
}: BlockProps<'personalisation'>) {
  const { t, getLang, interfaceLang } = useSite()
  return (
    <section id={anchor} className="on-deep my-[calc(var(--spacing-section)/2)] scroll-mt-0 py-section">
      <div className="wrap grid items-center gap-[clamp(1.75rem,5vw,5.5rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4.5 text-lead text-muted">{text}</p>
          <Points points={points.map(point => point.text)} />
        </div>
        {playlists.length > 0 ? (
          <ol aria-label={t('site.industry.playlist_sample')} lang={interfaceLang(page.locale)}>
            {playlists.map(({ time, name, mood }, index) => {
              const { halves, fill } = moods[index % moods.length] ?? { halves: [], fill: '' }
              return (
                <li
                  key={name}
                  lang={getLang(page.locale)}
                  className="grid grid-cols-[52px_1fr] items-center gap-x-3.5 gap-y-2 border-t border-line py-4.5 last:border-b sm:grid-cols-[64px_150px_1fr] sm:gap-6"
                >
                  <b className="font-semibold tabular-nums">{time}</b>
                  <MoodWave
                    halves={halves}
                    className={cx('max-sm:col-start-2 max-sm:row-start-2 max-sm:w-[130px]', fill)}
                  />
                  <span>
                    <b className="font-semibold">{name}</b>
                    <br />
                    <span className="text-small text-muted">{mood}</span>
                  </span>
                </li>
              )
            })}
          </ol>
        ) : null}
      </div>
    </section>
  )
}

/** Shows short points as chips and sentences as a list. */
function Points({ points }: { points: string[] }) {
  if (points.some(point => point.length > 28)) return <CheckList items={points} className="mt-7" />
  return (
    <ul className="mt-7 flex flex-wrap gap-2">
      {points.map(point => (
        <li
          key={point}
          className="rounded-pill border-[1.5px] border-line-strong px-4.5 py-2.25 text-label font-semibold"
        >
          {point}
        </li>
      ))}
    </ul>
  )
}
