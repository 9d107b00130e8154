import type { Package } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, ButtonLink, InfoLine, PriceCard, SegmentedControl, ZonePicker } from '@bgm/ui'
import { defaultBillingPeriod } from '@bgm/validation'
import { type ComponentProps, Fragment } from 'react'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import type { BlockProps } from './block'
import { SectionBox } from './section-box'

/**
 * Prices per zone. The billing period and number of zones are radio buttons; CSS shows the matching amount
 * and button, so no JavaScript is needed.
 */
export function Packages({ title, text, content, page, anchor }: BlockProps<'packages'>) {
  const { t, getLang, interfaceLang } = useSite()
  const lang = interfaceLang(page.locale)
  return (
    <SectionBox id={anchor} wrapClass="prices">
      <div className="mb-[clamp(2rem,4vw,4rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 className="text-h2">{title}</h2>
          {text ? <p className="mt-4 max-w-[34em] text-lead text-muted">{text}</p> : null}
        </div>
        <div lang={lang}>
          <SegmentedControl
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
          <Offer key={offer.key} offer={offer} lang={getLang(offer.locale)} />
        ))}
      </div>
      <div lang={lang}>
        <InfoLine className="mt-6">{t(`royalty.${content.settings.royalty}.price`)}</InfoLine>
      </div>
    </SectionBox>
  )
}

/** With four columns, the padding and the price must be smaller. */
const cardClass = 'min-[85rem]:max-4xl:px-5! min-[85rem]:[&_.text-amount]:text-[2.125rem]'

function Offer({ offer, lang }: { offer: Package; lang: string | undefined }) {
  const { title, subtitle, price_monthly, price_yearly, contact_only, highlighted, features } = offer
  const cardProps = {
    title,
    subtitle,
    lang,
    highlighted,
    features: features.map(feature => feature.text),
    className: cardClass,
  }
  return contact_only || price_monthly === null || price_yearly === null ? (
    <ContactOffer cardProps={cardProps} packageKey={offer.key} />
  ) : (
    <PricedOffer cardProps={cardProps} offer={offer} prices={[price_monthly, price_yearly]} />
  )
}

type CardProps = Omit<ComponentProps<typeof PriceCard>, 'price' | 'range' | 'total' | 'action' | 'children'>

function ContactOffer({ cardProps, packageKey }: { cardProps: CardProps; packageKey: string }) {
  const { t, href } = useSite()
  const topic = packageKey === 'international' ? packageKey : 'sales'
  return (
    <PriceCard
      {...cardProps}
      price={t('packages.contact')}
      range={t('packages.contact_text')}
      action={
        <ButtonLink full variant="secondary" href={href(`${pages.contact}?topic=${topic}`)}>
          {t('actions.contact_us')}
        </ButtonLink>
      }
    />
  )
}

type PricedOfferProps = {
  cardProps: CardProps
  offer: Package
  prices: [monthly: number, yearly: number]
}

function PricedOffer({ cardProps, offer: { key, title, highlighted, max_zones }, prices }: PricedOfferProps) {
  const { t, href, locale } = useSite()
  const [monthly, yearly] = prices
  const amount = (count: number, className = '') => (
    <>
      <span className={cx('monthly', className)}>{format.rupiah(monthly * count, locale)}</span>
      <span className={cx('yearly', className)}>{format.rupiah(yearly * count, locale)}</span>
    </>
  )
  const zones = Array.from({ length: max_zones ?? 5 }, (_, index) => index + 1)
  return (
    <form action={href(pages.register)} className="contents">
      <PriceCard
        {...cardProps}
        price={amount(1)}
        range={
          <>
            <span className="monthly">{t('packages.per_zone_monthly')}</span>
            <span className="yearly">{t('packages.per_zone_yearly')}</span>
          </>
        }
        total={{
          label: t('orders.total'),
          amount: zones.map(count => <Fragment key={count}>{amount(count, `zones-${count}`)}</Fragment>),
        }}
        action={
          <>
            <input type="hidden" name="package" value={key} />
            <ChooseButton period="yearly" title={title} highlighted={highlighted} />
            <ChooseButton period="monthly" title={title} highlighted={highlighted} />
          </>
        }
      >
        <ZoneCount packageKey={key} max={zones.length} />
      </PriceCard>
    </form>
  )
}

type ChooseButtonProps = {
  period: 'monthly' | 'yearly'
  title: string
  highlighted: boolean
}

function ChooseButton({ period, title, highlighted }: ChooseButtonProps) {
  const { t } = useSite()
  return (
    <Button
      full
      type="submit"
      name="billing_period"
      value={period}
      variant={highlighted ? 'primary' : 'secondary'}
      className={period}
    >
      {t('packages.choose', { title })}
    </Button>
  )
}

function ZoneCount({ packageKey, max }: { packageKey: string; max: number }) {
  const { t } = useSite()
  return max > 1 ? (
    <ZonePicker
      id={`zones-${packageKey}`}
      name="zone_count"
      legend={t('packages.zones')}
      max={max}
      defaultValue={1}
    />
  ) : (
    <input type="hidden" name="zone_count" value="1" />
  )
}
