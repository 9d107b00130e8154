import type { RemoteMemberAction, RemotePassDetail, ZoneDetail } from '@bgm/api-client'
import { Card, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { PassHolders } from '../remote/pass-manager'

type RemoteCardProps = {
  zone: ZoneDetail
  passes: RemotePassDetail[]
  members: RemoteMemberAction[]
  now: number
}

/** The QR code for the remote, dark on white in both themes, and the people who hold the remote. */
export function RemoteCard({ zone, passes, members, now }: RemoteCardProps) {
  const { id, name } = zone
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
      <h3 className="mt-5 mb-1 text-label font-[650]">{t('remote_passes.holders.title')}</h3>
      <PassHolders passes={passes} zone={zone} now={now} members={members} />
    </Card>
  )
}
