import type { BusinessUnit } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { IndustryPicture, LeafCard, SummaryList } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { UnitBadge } from '#app/components/state-badge'
import { useLocale, useText } from '#app/text'

/** The unit's image, codes, size and address. */
export function UnitVenue({ unit }: { unit: BusinessUnit }) {
  const t = useText()
  const locale = useLocale()
  const { address, outlet_code, area_size } = unit
  const parts = [address.urban, address.district, address.city, address.province].map(({ name }) => name)
  return (
    <LeafCard>
      <div className="mx-auto mb-4 w-40">
        <IndustryPicture industry={unit.industry} file={industryArt} />
      </div>
      <SummaryList
        items={[
          { term: t('business_units.state'), detail: <UnitBadge state={unit.state} /> },
          { term: t('business_units.cid'), detail: unit.cid },
          ...(outlet_code ? [{ term: t('business_units.outlet_code'), detail: outlet_code }] : []),
          ...(area_size ? [{ term: t('business_units.area'), detail: format.area(area_size, locale) }] : []),
        ]}
      />
      <h2 className="mt-1 border-t border-line pt-4 text-label font-normal tracking-normal text-muted">
        {t('business_units.location')}
      </h2>
      <p className="mt-1 text-label wrap-anywhere">
        <b className="block font-semibold">{address.street}</b>
        {parts.join(', ')} {address.zip_code}
      </p>
    </LeafCard>
  )
}
