import type { Zone } from '@bgm/api-client'
import { ButtonLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** What a member can do next about a zone. */
export function ZoneAction({
  zone,
  variant = 'secondary',
}: {
  zone: Zone
  variant?: 'primary' | 'secondary'
}) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const look = {
    variant,
    size: 's',
    className: 'justify-self-start md:min-w-32 md:justify-self-end',
  } as const
  if (zone.state === 'not-paired')
    return may('player.manage') ? (
      <ButtonLink {...look} href={paths.pair(locale, undefined, zone.id)}>
        {t('zones.actions.pair')}
      </ButtonLink>
    ) : null
  if (zone.state === 'not-licensed')
    return (
      <ButtonLink {...look} href={paths.businessUnit(locale, zone.business_unit.id)}>
        {t('zones.actions.order')}
      </ButtonLink>
    )
  if (zone.state === 'offline' || zone.state === 'error' || !may('zone.control'))
    return (
      <ButtonLink {...look} href={paths.zone(locale, zone.id)}>
        {t('zones.actions.open')}
      </ButtonLink>
    )
  return (
    <ButtonLink {...look} href={paths.remote(locale, zone.id)}>
      {t('zones.actions.remote')}
    </ButtonLink>
  )
}
