import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'

const covers = [
  ['bg-deep text-deep-accent', 'pattern-kawung [--pattern-size:44px]'],
  ['bg-ok-tint text-ok', 'pattern-parang [--pattern-size:30px]'],
  ['bg-warn-tint text-warn', 'pattern-bars inset-4'],
  ['bg-surface text-accent', 'pattern-kawung [--pattern-size:30px]'],
] as const

/** The covers of four curated playlists. */
export function CuratedArt() {
  const { t } = useSite()
  const labels = t('art.curated').split(', ')
  return (
    <ul className="grid grid-cols-4 gap-2.5 text-center text-tab font-semibold">
      {covers.map(([box, pattern], index) => (
        <li key={box}>
          <span className={cx('relative mb-2 block aspect-square overflow-hidden rounded-[22px_5px]', box)}>
            <span className={cx('absolute inset-0', pattern)} />
          </span>
          {labels[index]}
        </li>
      ))}
    </ul>
  )
}
