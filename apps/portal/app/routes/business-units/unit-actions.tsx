import type { BusinessUnit, OrderOptions } from '@bgm/api-client'
import { ButtonLink, buttonVariants, ConfirmLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { DeleteBlocked, findDeleteBlockers } from './delete-blocked'
import { DeleteForm } from './delete-form'

type UnitActionsProps = {
  unit: BusinessUnit
  ordering: OrderOptions
}

/** The actions for a unit that the role permits. */
export function UnitActions({ unit: { id, name, state }, ordering }: UnitActionsProps) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const blockers = findDeleteBlockers(ordering)
  return (
    <div className="flex flex-wrap gap-2.5">
      {may('order.create') && state === 'none' ? (
        <ButtonLink href={paths.newOrder(locale, { unit: id })}>{t('business_units.order')}</ButtonLink>
      ) : null}
      {may('business-unit.update') ? (
        <ButtonLink href={paths.editBusinessUnit(locale, id)} variant="secondary">
          {t('actions.edit')}
        </ButtonLink>
      ) : null}
      <ButtonLink href={paths.unitSchedule(locale, id)} variant="secondary">
        {t('business_units.schedule')}
      </ButtonLink>
      {may('schedule.update') ? (
        <ButtonLink href={paths.unitCalendar(locale, id)} variant="secondary">
          {t('business_units.calendar')}
        </ButtonLink>
      ) : null}
      {may('schedule.update') ? (
        <ButtonLink href={paths.openingHours(locale, id)} variant="secondary">
          {t('business_units.opening_hours')}
        </ButtonLink>
      ) : null}
      {may('business-unit.delete') ? (
        <ConfirmLink
          href={paths.deleteBusinessUnit(locale, id)}
          label={t('business_units.delete')}
          title={t('business_units.remove.title', { name })}
          description={blockers ? undefined : t('business_units.remove.text')}
          closeLabel={t('actions.close')}
          className={buttonVariants({ variant: 'quiet' })}
        >
          {close => (
            <div className="grid gap-6">
              {blockers ? <DeleteBlocked unit={id} blockers={blockers} /> : null}
              <DeleteForm id={id} blocked={blockers !== null} close={close} />
            </div>
          )}
        </ConfirmLink>
      ) : null}
    </div>
  )
}
