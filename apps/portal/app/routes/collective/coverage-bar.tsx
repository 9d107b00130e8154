import { format } from '@bgm/i18n'
import { useLocale, useText } from '#app/text'

/** Below this share, the bar turns amber. */
const low = 0.85

/** The share of the opening hours that is covered, as a bar and a percentage. */
export function CoverageBar({ share }: { share: number | null }) {
  const t = useText()
  const locale = useLocale()
  if (share === null) return <span className="text-muted">{t('collective.coverage.unknown')}</span>
  const percent = `${format.number(share * 100, locale, 1)}%`
  const isLow = share < low
  return (
    <span className="grid w-full grid-cols-[minmax(48px,1fr)_3.5rem] items-center gap-2.5 max-md:min-w-40">
      <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-[10px_2px] bg-sunken">
        <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block size-full">
          <rect width={Math.min(100, share * 100)} height="10" className={isLow ? 'fill-warn' : 'fill-ink'} />
        </svg>
      </span>
      <b className="text-right font-[650] tabular-nums">
        {isLow ? (
          <>
            <span aria-hidden="true">{percent}</span>
            <span className="sr-only">{t('collective.coverage.low', { percent })}</span>
          </>
        ) : (
          percent
        )}
      </b>
    </span>
  )
}
