import { Card, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The QR code to the remote; it stays dark on white in both themes. */
export function RemoteCard({ id, name }: { id: string; name: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={t('zone.remote.title')}>
      <div className="grid items-center gap-x-4.5 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <img
          src={paths.remoteCode(locale, id)}
          alt={t('zone.remote.qr', { name })}
          width="116"
          height="116"
          className="rounded-tile border border-line bg-white"
        />
        <div className="text-small text-muted">
          <p>{t('zone.remote.text')}</p>
          <TextLink href={paths.remote(locale, id)} className="mt-1.5 inline-block text-label">
            {t('zones.actions.remote')}
          </TextLink>
        </div>
      </div>
    </Card>
  )
}
