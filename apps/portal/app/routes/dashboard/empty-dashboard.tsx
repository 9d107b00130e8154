import { format } from '@bgm/i18n'
import { ButtonLink, EmptyArt, LeafCard, PageHeader } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { SideCards } from './side-cards'

/** The dashboard of an organisation without units. */
export function EmptyDashboard({ name, now, royalty }: { name: string; now: number; royalty: Royalty }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()('business-unit.create')
  return (
    <>
      <PageHeader title={t('dashboard.welcome', { name })} text={format.weekdayDate(now, locale)} />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <LeafCard className="grid justify-items-center gap-2 text-center">
          <EmptyArt className="mb-3" />
          <h2 className="text-h3">{t(may ? 'dashboard.charts.first_title' : 'lists.empty')}</h2>
          <p className="max-w-[34em] text-label text-muted">
            {t(may ? 'dashboard.charts.first_text' : 'business_units.empty_reader')}
          </p>
          {may ? (
            <div className="mt-4 flex flex-wrap justify-center gap-3">
              <ButtonLink href={paths.newBusinessUnit(locale)}>{t('business_units.add')}</ButtonLink>
              <ButtonLink href={paths.importUnits(locale)} variant="secondary">
                {t('business_units.import')}
              </ButtonLink>
            </div>
          ) : null}
        </LeafCard>
        <SideCards royalty={royalty} />
      </div>
    </>
  )
}
