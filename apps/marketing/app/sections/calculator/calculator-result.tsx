import { format } from '@bgm/i18n'
import { ButtonLink, InfoLine } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import type { Calculation, Calculator, Offer } from '#app/services/calculator.server'
import type { SiteContent } from '../block'
import { RoyaltyDetails } from './royalty-details'

type CalculatorResultProps = {
  calculator: Calculator
  royalty: SiteContent['settings']['royalty']
}

/** Subscription and royalty are never added together: the site settings determine who pays the royalty. */
export function CalculatorResult({ calculator: { calculation, tariffs }, royalty }: CalculatorResultProps) {
  const { t } = useSite()
  return (
    <section
      data-answer=""
      tabIndex={-1}
      aria-label={t('calculator.result')}
      className="grid gap-5 rounded-leaf-panel bg-sunken p-[clamp(1.25rem,3vw,2.25rem)]"
    >
      <h3 className="text-h3">{t('calculator.result')}</h3>
      {calculation ? (
        <>
          <Subscription calculation={calculation} />
          {royalty === 'separate' ? (
            <RoyaltyDetails estimate={calculation.royalty} tariffs={tariffs} />
          ) : null}
        </>
      ) : (
        <p className="text-muted">{t('calculator.empty')}</p>
      )}
      <InfoLine>{t(`royalty.${royalty}.price`)}</InfoLine>
    </section>
  )
}

function Subscription({ calculation: { answers, offers } }: { calculation: Calculation }) {
  const { t, href } = useSite()
  if (offers.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('calculator.contact', { zones: answers.zone_count })}</p>
        <ButtonLink variant="secondary" href={href(`${pages.contact}?topic=sales`)}>
          {t('actions.contact_us')}
        </ButtonLink>
      </div>
    )
  return (
    <ul className="grid gap-6">
      {offers.map(offer => (
        <OfferRow key={offer.key} offer={offer} answers={answers} />
      ))}
    </ul>
  )
}

function OfferRow({ offer, answers }: { offer: Offer; answers: Calculation['answers'] }) {
  const { t, href, locale } = useSite()
  const { billing_period, zone_count, location_count } = answers
  const orderParams = new URLSearchParams({
    package: offer.key,
    billing_period,
    zone_count: String(zone_count),
  })
  return (
    <li className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-body font-semibold">
          {t('calculator.subscription')}: {offer.title}
        </h4>
        <p>
          <b className="text-[1.75rem] leading-[1.1] tracking-[-0.035em] tabular-nums">
            {format.rupiah(offer.total, locale)}
          </b>{' '}
          <span className="text-small text-muted">{t(`calculator.per.${billing_period}`)}</span>
        </p>
      </div>
      <p className="text-small text-muted tabular-nums">
        {[
          format.rupiah(offer.price, locale),
          t('words.zones', { count: zone_count }),
          t('calculator.locations', { count: location_count }),
        ].join(' × ')}
        . {t('calculator.tax')}
      </p>
      <ButtonLink
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        href={href(`${pages.register}?${orderParams}`)}
      >
        {t('calculator.choose', { title: offer.title })}
      </ButtonLink>
    </li>
  )
}
