import type { CollectiveVenueMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Card, SummaryList } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** The known data about the venue. It includes no data about people. */
export function VenueFacts({ venue, industry }: { venue: CollectiveVenueMonth['venue']; industry: string }) {
  const t = useText()
  const locale = useLocale()
  const { street, city, province, area_size, deleted } = venue
  return (
    <Card
      title={t('collective.venue.name')}
      {...(deleted ? { aside: <Badge tone="off">{t('collective.venue.deleted')}</Badge> } : {})}
    >
      <SummaryList
        items={[
          { term: t('collective.venue.address'), detail: `${street}, ${city.name}, ${province.name}` },
          { term: t('collective.venue.industry'), detail: industry },
          { term: t('collective.venue.area'), detail: format.area(area_size, locale) },
        ]}
      />
    </Card>
  )
}
