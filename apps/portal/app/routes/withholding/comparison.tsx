import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { useIsHydrated } from '#app/components/page'
import { useLocale, useText } from '#app/text'

type Props = {
  /** In rupiah. */
  ours: { base: number; tax: number }
  typed: { slip_base: string; slip_tax: string }
}

/** The amount that was typed as `1250` or `1.250`; null if it is none. */
function parseAmount(typed: string): number | null {
  const digits = typed.slice(0, 64).trim()
  return /^(?:\d{1,15}|\d{1,3}(?:[., ]\d{3})+)$/.test(digits) ? Number(digits.replace(/\D/g, '')) : null
}

/** The slip may differ by a rupiah, because some programs round up. */
const matches = (one: number, other: number | null) => other !== null && Math.abs(one - other) <= 1

/** The values of the invoice beside those of the slip, which are compared while they are typed. */
export function Comparison({ ours, typed }: Props) {
  const t = useText()
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  const rows = [
    { term: t('fields.slip_base'), own: ours.base, other: parseAmount(typed.slip_base) },
    { term: t('fields.slip_tax'), own: ours.tax, other: parseAmount(typed.slip_tax) },
  ]
  const differs = rows.some(({ own, other }) => other !== null && !matches(own, other))
  return (
    <div className="grid gap-3">
      <table className="w-full text-label tabular-nums">
        <caption className="sr-only">{t('withholding.compare.caption')}</caption>
        <thead className="text-left text-small text-muted">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {t('withholding.compare.what')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('withholding.compare.ours')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('withholding.compare.yours')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, own, other }) => {
            const isEqual = matches(own, other)
            return (
              <tr
                key={term}
                className={`border-t border-line ${isEqual || other === null ? '' : 'bg-warn-tint'}`}
              >
                <th scope="row" className="py-2.5 pr-2 text-left font-semibold">
                  {term}
                  {other === null ? null : (
                    <span className={`block text-small ${isEqual ? 'text-ok' : 'text-warn'}`}>
                      {t(isEqual ? 'withholding.compare.match' : 'withholding.compare.differs')}
                    </span>
                  )}
                </th>
                <td className="py-2.5 text-right align-top">{format.rupiah(own, locale)}</td>
                <td className="py-2.5 pl-2 text-right align-top">
                  {other === null ? t('withholding.compare.empty') : format.rupiah(other, locale)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div aria-live="polite" className="empty:hidden">
        {differs ? <Notice tone="warn">{t('withholding.compare.warning')}</Notice> : null}
      </div>
    </div>
  )
}
