import { ButtonLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type HeldZone = {
  id: string
  name: string
  unit: string
}

/** The zones whose remotes this phone holds, if there are several. */
export function ZoneSwitch({ zones, current }: { zones: HeldZone[]; current: string | null }) {
  const t = useText()
  const locale = useLocale()
  if (zones.length === 0 || (zones.length === 1 && zones[0]?.id === current)) return null
  return (
    <nav aria-label={t('remote.zones')} className="mx-auto mb-4 max-w-[26rem] xl:max-w-[58rem]">
      <ul className="flex flex-wrap gap-2">
        {zones.map(({ id, name, unit }) => (
          <li key={id}>
            <ButtonLink
              href={paths.staffRemote(locale, { zone: id })}
              aria-current={id === current ? 'page' : undefined}
              title={unit}
              variant={id === current ? 'ink' : 'secondary'}
              size="s"
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
