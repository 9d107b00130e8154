import { useCheckPage } from './check-context'
import { Icon } from './glyphs'

/** Venue, zone and address, to compare with the visitor's location. */
export function LicensedPlace({
  place,
  sticker = false,
}: {
  place: { venue: string; zone: string; address: string }
  /** Whether the visitor may have scanned a sticker. */
  sticker?: boolean
}) {
  const { t, host } = useCheckPage()
  return (
    <section className="match">
      <h2>
        <Icon name="place" />
        {t('licence_check.match')}
      </h2>
      <dl className="divided">
        {(['venue', 'zone', 'address'] as const).map(name => (
          <div key={name}>
            <dt>{t(`licence_check.${name}`)}</dt>
            <dd className={name}>{place[name]}</dd>
          </div>
        ))}
      </dl>
      {sticker ? <p className="small">{t('licence_check.match_sticker', { host })}</p> : null}
    </section>
  )
}
