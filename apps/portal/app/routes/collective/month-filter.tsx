import { format } from '@bgm/i18n'
import { Button, Select } from '@bgm/ui'
import type { ReactNode } from 'react'
import { IgnoredValues } from '#app/components/ignored-values'
import { getCurrentMonth, getMonthMiddle, listMonths } from '#app/routes/usage/month'
import { useLocale, useText } from '#app/text'

type Props = {
  month: string
  now: number
  /** Query parameters that were ignored because their values are unknown. */
  ignored?: string[]
  /** Other query parameters of the list, which are preserved. */
  keep?: Record<string, string>
  /** The names of further query parameters. */
  labels?: Record<string, string>
  /** Additional fields before the month. */
  children?: ReactNode
}

/** The form that selects the month of a page. */
export function MonthFilter({ month, now, ignored = [], keep = {}, labels = {}, children }: Props) {
  const t = useText()
  const locale = useLocale()
  const options = listMonths(getCurrentMonth(now)).map(value => ({
    value,
    label: format.monthYear(getMonthMiddle(value), locale),
  }))
  return (
    <>
      <IgnoredValues
        names={ignored}
        labels={{ month: t('collective.venue.month'), page: t('lists.pages'), ...labels }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: browsers that lack <search> are supported */}
      <form method="get" role="search" className="mb-4.5 flex flex-wrap items-end gap-3">
        {children}
        <LabelledControl label={t('collective.venue.month')}>
          <Select name="month" defaultValue={month} options={options} />
        </LabelledControl>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" className="min-h-12.5 max-sm:flex-1">
          {t('collective.venue.show')}
        </Button>
      </form>
    </>
  )
}

/** A control with a label above it. */
export const LabelledControl = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="max-w-full min-w-35 flex-1 sm:max-w-64">
    <span className="mb-1 block text-micro font-semibold text-muted">{label}</span>
    {children}
  </label>
)
