import type { Package } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, ButtonLink, InfoLine, PriceCard, Segmented, ZonePicker } from '@bgm/ui'
import { defaultBillingPeriod } from '@bgm/validation'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import type { BlockProps } from './block'
import { SectionBox } from './section-box'

/** Prices per zone. Period and zones are radio buttons; CSS shows the matching amount and button, without JavaScript. */
export function Packages({ title, text, content, page, anchor }: BlockProps<'packages'>) {
  const { t, langOf, interfaceLang } = useSite()
  const lang = interfaceLang(page.locale)
  return (
    <SectionBox id={anchor} wrapClass="prices">
      <div className="mb-[clamp(2rem,4vw,4rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 className="text-h2">{title}</h2>
          {text ? <p className="mt-4 max-w-[34em] text-lead text-muted">{text}</p> : null}
        </div>
        <div lang={lang}>
          <Segmented
            name="billing_period"
            label={t('packages.choose_period')}
            defaultValue={defaultBillingPeriod}
            options={[
              { value: 'monthly', label: t('packages.monthly') },
              { value: 'yearly', label: t('packages.yearly') },
            ]}
          />
        </div>
      </div>
      <div
        lang={lang}
        className="grid gap-x-3.5 gap-y-5 md:grid-cols-2 min-[85rem]:auto-cols-fr min-[85rem]:grid-flow-col min-[85rem]:grid-cols-none"
      >
        {content.packages.map(offer => (
          <Offer key={offer.key} offer={offer} lang={langOf(offer.locale)} />
        ))}
      </div>
      <div lang={lang}>
        <InfoLine className="mt-6">{t(`royalty.${content.settings.royalty}.price`)}</InfoLine>
      </div>
    </SectionBox>
  )
}

/** Four columns need less padding and a smaller price. */
const cardClass = 'min-[85rem]:max-4xl:px-5! min-[85rem]:[&_.text-amount]:text-[2.125rem]'

function Offer({ offer, lang }: { offer: Package; lang: string | undefined }) {
  const { t, href, locale } = useSite()
  const {
    key,
    title,
    subtitle,
    price_monthly,
    price_yearly,
    contact_only,
    highlighted,
    max_zones,
    features,
  } = offer
  const amount = (monthly: number, yearly: number) => (
    <>
      <span className="monthly">{format.rupiah(monthly, locale)}</span>
      <span className="yearly">{format.rupiah(yearly, locale)}</span>
    </>
  )
  const cardProps = {
    title,
    subtitle,
    lang,
    highlighted,
    features: features.map(feature => feature.text),
    className: cardClass,
  }
  if (contact_only || price_monthly === null || price_yearly === null)
    return (
      <PriceCard
        {...cardProps}
        price={t('packages.contact')}
        range={t('packages.contact_text')}
        action={
          <ButtonLink
            full
            variant="secondary"
            href={href(`${pages.contact}?topic=${key === 'international' ? key : 'sales'}`)}
          >
            {t('actions.contact_us')}
          </ButtonLink>
        }
      />
    )
  const zones = Array.from({ length: max_zones ?? 5 }, (_, index) => index + 1)
  const choose = (period: 'monthly' | 'yearly') => (
    <span className={period}>
      <Button
        full
        type="submit"
        name="billing_period"
        value={period}
        variant={highlighted ? 'primary' : 'secondary'}
      >
        {t('packages.choose', { title })}
      </Button>
    </span>
  )
  return (
    <form action={href(pages.register)} className="contents">
      <PriceCard
        {...cardProps}
        price={amount(price_monthly, price_yearly)}
        range={
          <>
            <span className="monthly">{t('packages.per_zone_monthly')}</span>
            <span className="yearly">{t('packages.per_zone_yearly')}</span>
          </>
        }
        total={{
          label: t('orders.total'),
          amount: (
            <output>
              {zones.map(count => (
                <span key={count} className={`zones-${count}`}>
                  {amount(price_monthly * count, price_yearly * count)}
                </span>
              ))}
            </output>
          ),
        }}
        action={
          <>
            <input type="hidden" name="package" value={key} />
            {choose('yearly')}
            {choose('monthly')}
          </>
        }
      >
        {zones.length > 1 ? (
          <ZonePicker
            id={`zones-${key}`}
            name="zone_count"
            legend={t('packages.zones')}
            max={zones.length}
            defaultValue={1}
          />
        ) : (
          <input type="hidden" name="zone_count" value="1" />
        )}
      </PriceCard>
    </form>
  )
}
