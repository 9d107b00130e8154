import { format } from '@bgm/i18n'
import { TextLink } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import type { Calculation, Calculator } from '#app/services/calculator.server'

type Estimate = Calculation['royalty']
type Estimated = Extract<Estimate, { state: 'estimated' }>

/** The estimated royalty with its formula and source. */
export function RoyaltyDetails({
  estimate,
  tariffs,
}: {
  estimate: Estimate
  tariffs: Calculator['tariffs']
}) {
  const { t, href, locale } = useSite()
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-body font-semibold">
          {t(estimate.state === 'estimated' ? 'calculator.royalty_estimate' : 'calculator.royalty')}
        </h4>
        {estimate.state === 'estimated' ? (
          <p>
            <b className="text-[1.75rem] leading-[1.1] tracking-[-0.035em] tabular-nums">
              {format.rupiah(estimate.amount, locale)}
            </b>{' '}
            <span className="text-small text-muted">{t('calculator.per_year')}</span>
          </p>
        ) : null}
      </div>
      {estimate.state === 'none' ? (
        <p className="text-label text-muted">
          {t('calculator.none')} <TextLink href={href(pages.contact)}>{t('actions.contact_us')}</TextLink>
        </p>
      ) : null}
      {estimate.state === 'missing' ? (
        <p className="text-label text-muted">{t(`calculator.missing.${estimate.basis}`)}</p>
      ) : null}
      {estimate.state === 'estimated' ? (
        <>
          <Formula {...estimate} />
          <p className="text-small text-muted">
            {t('calculator.disclaimer')} {t('calculator.withholding')}
          </p>
        </>
      ) : null}
      {estimate.state === 'none' ? null : (
        <p className="text-small text-muted">
          {t('calculator.source', {
            source: tariffs.source[locale],
            date: format.date(tariffs.checked_on, locale),
          })}
        </p>
      )}
    </div>
  )
}

function Formula({ method, basis, lines, rights, locations }: Estimated) {
  const { t, locale } = useSite()
  const rupiah = (amount: number) => format.rupiah(amount, locale)
  const counted = (count: number) => `${format.number(count, locale)} ${t(`calculator.basis.${basis}`)}`
  const steps = lines.map(({ count, rate }) => {
    if (count === undefined) return t('calculator.formula.fixed', { rate: rupiah(rate) })
    return `${counted(count)}${method === 'range' ? ': ' : ' × '}${rupiah(rate)}`
  })
  const factors = [
    ...(rights > 1 ? [t('calculator.formula.rights', { count: rights })] : []),
    ...(locations > 1 ? [`× ${t('calculator.locations', { count: locations })}`] : []),
  ]
  return (
    <div className="text-small text-muted tabular-nums">
      <p className="font-semibold">{t('calculator.how')}</p>
      <ul>
        {[...steps, ...factors].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
