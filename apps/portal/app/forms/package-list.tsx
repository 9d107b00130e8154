import { format } from '@bgm/i18n'
import { FieldError, PackageChoice, TextLink } from '@bgm/ui'
import { fitsArea } from '@bgm/validation'
import { useSiteLink } from '#app/components/page'
import { getPrice, getYearlySaving, type Package } from '#app/services/packages'
import { useLocale, useText } from '#app/text'
import { getRadioProps, useFormField } from './use-form-field'

type PackageListProps = {
  packages: Package[]
  period: 'monthly' | 'yearly'
  /** The area of the unit in m². */
  area: number | null
  /** The unit's current package, which it may renew whatever its area. */
  current?: string | undefined
}

/**
 * The packages as radio buttons with the price for the chosen period. Packages without a price link to
 * sales.
 */
export function PackageList({ packages, period, area, current }: PackageListProps) {
  const t = useText()
  const locale = useLocale()
  const { meta, label, error } = useFormField('package')
  const { id } = meta
  const range = t(`packages.per_zone_${period}`)
  const getRange = (offer: Package) => {
    const saving = period === 'yearly' ? getYearlySaving(offer) : 0
    return saving > 0
      ? `${range}${t('words.separator')}${t('packages.saving', { amount: format.rupiah(saving, locale) })}`
      : range
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="grid min-w-0 gap-3.5"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="sr-only">{label}</legend>
      {packages.map(offer =>
        offer.contact_only ? (
          <OnRequest key={offer.key} offer={offer} />
        ) : (
          <PackageChoice
            key={offer.key}
            {...getRadioProps(meta, offer.key)}
            title={offer.title}
            {...(offer.key === current || fitsArea(offer, area)
              ? { subtitle: offer.subtitle }
              : {
                  disabled: true,
                  subtitle: t('packages.too_large', {
                    max: format.area(offer.max_area ?? 0, locale),
                    area: format.area(area ?? 0, locale),
                  }),
                })}
            price={format.rupiah(getPrice(offer, period), locale)}
            range={getRange(offer)}
            features={offer.features}
          />
        ),
      )}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  )
}

function OnRequest({ offer }: { offer: Package }) {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border-[1.5px] border-line bg-surface px-4.5 py-4.5 md:px-6">
      <span>
        <b className="block text-[1.1875rem] leading-[1.4] tracking-[-0.02em]">{offer.title}</b>
        <span className="text-small text-muted">{offer.subtitle}</span>
      </span>
      <TextLink href={siteLink('/contact?topic=international')}>{t('packages.contact')}</TextLink>
    </div>
  )
}
