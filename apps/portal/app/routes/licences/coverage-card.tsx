import type { LicenceCoverage } from '@bgm/api-client'
import { CoverageTable } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** What the licence includes and excludes, according to the order that paid for it. */
export function CoverageCard({ coverage: { rows, sentence } }: { coverage: LicenceCoverage }) {
  const t = useText()
  const locale = useLocale()
  const items = rows[locale]
  if (items.length === 0) return null
  return (
    <section aria-label={t('licences.page.coverage')}>
      <h2 className="mb-3 text-[1.1875rem] leading-[1.3] tracking-[-0.02em]">
        {t('licences.page.coverage')}
      </h2>
      <CoverageTable
        caption={t('licences.page.coverage')}
        columns={{
          item: t('coverage.column_item'),
          covered: t('coverage.column_covered'),
          separate: t('coverage.column_separate'),
        }}
        items={items.map(({ label, covered }) => ({
          label,
          covered,
          status: t(covered ? 'coverage.covered' : 'coverage.separate'),
        }))}
      />
      <p className="mt-3 text-small text-muted">
        {sentence[locale]} {t('licences.royalty_note')}
      </p>
    </section>
  )
}
