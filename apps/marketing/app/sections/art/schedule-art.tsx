import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'
import type { ArtProps } from './art-props'

const hours = ['06', '09', '12', '15', '18', '21']
const rows = [
  {
    row: 0,
    blocks: [
      ['calm_morning', 'left-0 w-[33%] bg-on-deep'],
      ['piano', 'left-[34%] w-[40%] bg-deep-accent'],
      ['keroncong', 'left-[75%] w-1/4 bg-deep-amber'],
    ],
  },
  {
    row: 1,
    blocks: [
      ['bright_morning', 'left-0 w-[24%] bg-deep-amber'],
      ['acoustic', 'left-[30%] w-[28%] bg-deep-teal'],
      ['evening_soul', 'left-[66%] w-[34%] bg-deep-accent'],
    ],
  },
  { row: 2, blocks: [['silence', 'left-[16%] w-[70%] bg-on-deep-muted']] },
] as const

/** One day's schedule in three zones. */
export function ScheduleArt({ places }: ArtProps) {
  const { t, locale } = useSite()
  return (
    <div className="on-deep grid gap-2 rounded-card @container">
      <div className="grid grid-cols-6 text-micro text-muted tabular-nums @md:pl-[96px]">
        {hours.map((hour, index) => (
          <span key={hour} className={cx(index % 2 === 1 && 'max-[26rem]:invisible')}>
            {hour}
            {locale === 'en' ? ':00' : '.00'}
          </span>
        ))}
      </div>
      {rows.map(({ row, blocks }) => (
        <div
          key={row}
          className="grid items-center gap-x-3 gap-y-1 text-small font-semibold @md:grid-cols-[84px_1fr]"
        >
          <span className="@md:leading-tight">{places[row]}</span>
          <div className="relative h-11.5 rounded-[10px] bg-deep-2">
            {blocks.map(([block, place]) => (
              <span
                key={block}
                className={cx(
                  'absolute inset-y-1 truncate rounded-[14px_4px] px-2 text-tab leading-[38px]! font-[650] text-[#1c1322] @md:px-3 @md:text-micro',
                  place,
                )}
              >
                {t(`art.blocks.${block}`)}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
