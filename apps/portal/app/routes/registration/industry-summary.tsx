import { format } from '@bgm/i18n'
import { AsideCard, IndustryPicture, SummaryList } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import type { ReactNode } from 'react'
import type { Industry } from '#app/services/industries.server'
import { useLocale, useText } from '#app/text'

type IndustrySummaryProps = {
  industry: Industry | undefined
  stars: string
  area: string
  savedAt: string | null
  /** Shown below the lines of the summary. */
  children?: ReactNode
}

/** The current choice, shown beside the cards. */
export function IndustrySummary({ industry, stars, area, savedAt, children }: IndustrySummaryProps) {
  const t = useText()
  const locale = useLocale()
  const size = Number(area.replace(/\D/g, ''))
  const withStars = industry?.key === 'hotel' && stars
  return (
    <AsideCard
      art={industry ? <IndustryPicture industry={industry.key} file={industryArt} /> : undefined}
      title={
        industry
          ? withStars
            ? t('words.hotel_with_stars', { industry: industry.name, stars })
            : industry.name
          : t('registration.industry.summary')
      }
    >
      <SummaryList
        className="mt-3"
        items={[
          { term: t('fields.area_size'), detail: size > 0 ? format.area(size, locale) : t('words.none') },
          {
            term: t('registration.draft'),
            detail: savedAt
              ? t('registration.saved_at', { time: format.time(savedAt, locale) })
              : t('registration.not_saved'),
          },
        ]}
      />
      {children}
    </AsideCard>
  )
}
