import type { Zone } from '@bgm/api-client'
import { ButtonLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatPlaylistTitle } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Shown after a device has been paired. Explains what happens next. */
export function PairedPage({ zone }: { zone: Zone }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { source, playlist } = zone.now
  const text =
    source === 'stop'
      ? t('pairing.done_licence')
      : source === 'playlist'
        ? t('pairing.done_text', { playlist: formatPlaylistTitle(t, playlist, locale) })
        : t('pairing.done_silent')
  return (
    <div className="mx-auto grid max-w-120 justify-items-center pt-8 text-center">
      <Tuning />
      <h1 className="mt-6 text-title wrap-anywhere">{t('pairing.done_title', { name: zone.name })}</h1>
      <p className="mt-2.5 mb-8 text-muted">{text}</p>
      <div className="grid w-full gap-2.5">
        {may('zone.control') ? (
          <ButtonLink href={paths.remote(locale, zone.id)} full>
            {t('zones.actions.remote')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={paths.zoneSchedule(locale, zone.id)} variant="quiet" full>
          {t('pairing.done_schedule')}
        </ButtonLink>
        <ButtonLink href={paths.zone(locale, zone.id)} variant="quiet" full>
          {t('zones.actions.open')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** An illustration of the kawung pattern turning into a waveform. */
const Tuning = () => (
  <span aria-hidden="true" className="flex items-center gap-3.5">
    <i className="pattern-kawung size-20 text-line-strong [--pattern-size:80px]" />
    <i className="lobe h-30 w-9 bg-accent" />
    <i className="lobe h-18 w-6 bg-accent" />
  </span>
)
