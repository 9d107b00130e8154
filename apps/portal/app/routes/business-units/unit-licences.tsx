import type { Zone } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Card, NameLink, RowList, TextLink } from '@bgm/ui'
import { formatLicenceCode } from '@bgm/validation'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const tones = {
  active: 'ok',
  overdue: 'warn',
  suspended: 'warn',
  revoked: 'bad',
  expired: 'bad',
  missing: 'off',
} as const

/** The licences for a unit's zones, with code, end date and state. */
export function UnitLicences({ unit, zones }: { unit: string; zones: Zone[] }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const licensed = zones.filter(({ licence }) => licence.code !== null)
  if (licensed.length === 0 || !may('licence.read')) return null
  return (
    <Card
      title={t('zones.of_unit.licences')}
      note={t('zones.of_unit.licences_note')}
      aside={
        <TextLink href={paths.licences(locale, { unit })} className="text-label">
          {t('actions.see_all')}
        </TextLink>
      }
    >
      <RowList
        items={licensed.map(({ id, name, licence: { code, state, until } }) => ({
          key: id,
          title: <NameLink href={paths.licence(locale, code ?? '')}>{name}</NameLink>,
          detail: (
            <span className="tabular-nums">
              {formatLicenceCode(code ?? '')}
              {until ? t('words.separator') + format.shortLastDay(until, locale) : null}
            </span>
          ),
          end: <Badge tone={tones[state]}>{t(`zone.licence.states.${state}`)}</Badge>,
        }))}
      />
    </Card>
  )
}
