import type { Zone } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Card, TextLink } from '@bgm/ui'
import { formatLicenceCode, isValidLicence } from '@bgm/validation'
import { RoyaltyLine } from '#app/components/royalty-line'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'

const tones = {
  active: 'ok',
  overdue: 'warn',
  suspended: 'bad',
  revoked: 'bad',
  expired: 'bad',
  missing: 'off',
} as const

export function LicenceCard({ zone, royalty }: { zone: Zone; royalty: Royalty }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { state, until, code } = zone.licence
  const date = until && format.lastDay(until, locale)
  return (
    <Card
      title={t('zone.licence.title')}
      aside={<Badge tone={tones[state]}>{t(`zone.licence.states.${state}`)}</Badge>}
    >
      <div className="grid gap-1 text-label">
        {code ? (
          <p className="font-semibold tabular-nums">
            {t('zone.licence.code', { code: formatLicenceCode(code) })}
          </p>
        ) : null}
        {date ? (
          <p className="text-muted">
            {t(isValidLicence(state) ? 'zone.licence.until' : 'zone.licence.ended', { date })}
          </p>
        ) : null}
        {code && may('licence.read') ? (
          <TextLink href={paths.licence(locale, code)} className="mt-1 justify-self-start">
            {t('zone.licence.open')}
          </TextLink>
        ) : null}
        <TextLink
          href={paths.businessUnit(locale, zone.business_unit.id)}
          className="mt-1 justify-self-start"
        >
          {t('zone.licence.unit')}
        </TextLink>
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <RoyaltyLine royalty={royalty} />
      </div>
    </Card>
  )
}
