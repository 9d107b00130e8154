import type { LicenceDetail, LicenceVersion } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Card } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** The signed versions of a licence with their content, newest first. */
export function VersionsCard({ licence: { versions, version, time_zone } }: { licence: LicenceDetail }) {
  const t = useText()
  if (versions.length === 0) return null
  return (
    <Card title={t('licences.page.versions')} note={t('licences.page.versions_note')}>
      <ol className="divide-y divide-line">
        {versions.map(one => (
          <Version key={one.number} version={one} timeZone={time_zone} current={one.number === version} />
        ))}
      </ol>
    </Card>
  )
}

type VersionProps = {
  version: LicenceVersion
  timeZone: LicenceDetail['time_zone']
  current: boolean
}

function Version({ version, timeZone, current }: VersionProps) {
  const t = useText()
  const locale = useLocale()
  const { number, cause, from, until, signed_at, zone, venue, address, city, province, zip_code } = version
  return (
    <li className="grid grid-cols-[14px_minmax(0,1fr)] gap-x-3.5 py-4 text-label">
      <i aria-hidden="true" className={`lobe mt-1 h-5 w-2.5 ${current ? 'bg-accent' : 'bg-line-strong'}`} />
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold">
            {t('licences.page.version', { number })}, {t(`licences.page.causes.${cause}`)}
          </b>
          {current ? <Badge tone="plain">{t('licences.page.current')}</Badge> : null}
        </p>
        <p className="tabular-nums">
          {format.date(from, locale)} – {format.lastDay(until, locale)}
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {[zone, venue, address, city, `${province} ${zip_code}`].filter(Boolean).join(', ')}
        </p>
        <p className="text-small text-muted">
          {t('licences.page.signed', { date: format.dateTime(signed_at, locale, timeZone) })}
        </p>
      </div>
    </li>
  )
}
