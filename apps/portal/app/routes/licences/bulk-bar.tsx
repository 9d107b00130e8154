import { Button } from '@bgm/ui'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useSelectedCount } from '#app/components/use-selected-count'
import type { Submission } from '#app/forms/use-submission'
import { useText } from '#app/text'

type BulkBarProps = {
  of: Submission
  /** The number of licences that match the filter; `shown` is the number on this page. */
  total: number
  shown: number
}

/**
 * Downloads for the selected zones. CSS shows the bar once something is selected, so it needs no JavaScript.
 */
export function BulkBar({ of, total, shown }: BulkBarProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const count = useSelectedCount(bar, 'codes', total)
  const button = { type: 'submit', name: 'size', busy: of.busy, busyLabel: t('licences.starting') } as const
  return (
    <div ref={bar}>
      {total > shown ? (
        <label className="mb-3 inline-flex min-h-11 items-center gap-3 text-label">
          <input type="checkbox" name="all" value="on" className="tick" />
          {t('licences.select_all', { count: total })}
        </label>
      ) : null}
      <div className="on-deep sticky top-3 z-20 mb-4 hidden flex-wrap items-center gap-2.5 rounded-[30px_6px] py-3 pr-3.5 pl-6.5 text-label group-has-[input:checked]/list:flex max-md:top-auto max-md:bottom-20 max-md:px-4">
        <b role="status" className="mr-auto font-semibold max-md:basis-full">
          {count === null ? t('licences.selected') : t('licences.selected_count', { count })}
        </b>
        <Button
          {...button}
          value="a4"
          variant="ghost"
          size="s"
          className="max-md:flex-1 max-sm:px-3 max-sm:[&_svg]:hidden"
        >
          <Download aria-hidden="true" strokeWidth={1.75} />
          {t('licences.a4')}
        </Button>
        <Button
          {...button}
          value="sticker"
          variant="ghost"
          size="s"
          className="max-md:flex-1 max-sm:px-3 max-sm:[&_svg]:hidden"
        >
          <Download aria-hidden="true" strokeWidth={1.75} />
          {t('licences.sticker')}
        </Button>
      </div>
    </div>
  )
}
