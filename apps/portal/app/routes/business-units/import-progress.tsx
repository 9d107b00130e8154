import type { UnitImport } from '@bgm/api-client'
import { ButtonLink, Card, Notice, TextLink } from '@bgm/ui'
import { JobProgress } from '#app/components/job-progress'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The progress of an import and the next actions. */
export function ImportProgress({ found }: { found: UnitImport }) {
  return found.state === 'running' ? <Running found={found} /> : <Done found={found} />
}

function Running({ found: { id, done, total } }: { found: UnitImport }) {
  const t = useText()
  const locale = useLocale()
  return (
    <JobProgress
      text={t('business_units.imports.running_text', { done, total })}
      done={done}
      total={total}
      href={paths.unitImport(locale, id)}
      reloadLabel={t('business_units.imports.reload')}
      className="mb-5"
    />
  )
}

function Done({ found: { id, orders, rest } }: { found: UnitImport }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const ordering = orders.units > 0 && may('order.create')
  return (
    <Card className="mb-5">
      {rest === null ? null : (
        <Notice tone="warn" className="mb-4">
          {t('business_units.imports.rest')}{' '}
          <TextLink href={paths.unitImport(locale, rest)}>{t('business_units.imports.rest_link')}</TextLink>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {ordering ? (
          <ButtonLink href={paths.cart(locale)}>{t('business_units.imports.to_cart')}</ButtonLink>
        ) : null}
        <ButtonLink href={paths.businessUnits(locale)} variant={ordering ? 'secondary' : 'primary'}>
          {t('business_units.imports.to_units')}
        </ButtonLink>
        <ButtonLink href={paths.unitImportResult(locale, id)} download="" variant="secondary">
          {t('business_units.imports.result')}
        </ButtonLink>
        <ButtonLink href={paths.importUnits(locale)} variant="quiet">
          {t('business_units.imports.again')}
        </ButtonLink>
      </div>
    </Card>
  )
}
