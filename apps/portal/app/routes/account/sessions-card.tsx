import { format } from '@bgm/i18n'
import { Badge, Button, Card, RowList } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { Monitor, Smartphone } from 'lucide-react'
import { useIsSubmitting } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'

type Session = {
  id: string
  device: string
  current: boolean
  last_seen_at: string
  created_at: string
}

const isPhone = (device: string) => /Android|iPhone|iPad/.test(device)

/** All open sessions. Every session except the current one can be ended. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const t = useText()
  const locale = useLocale()
  const busy = useIsSubmitting('other-sessions')
  const getName = ({ device }: Session) => (device === 'Unknown' ? t('security.sessions.unknown') : device)
  const items = sessions.map(session => {
    const Icon = isPhone(session.device) ? Smartphone : Monitor
    const since = t('security.sessions.since', { date: format.dateTime(session.created_at, locale) })
    const lastSeen = t('security.sessions.seen', { date: format.dateTime(session.last_seen_at, locale) })
    return {
      key: session.id,
      art: (
        <span className="grid size-14 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </span>
      ),
      title: <b className="font-semibold">{getName(session)}</b>,
      detail: `${since} · ${lastSeen}`,
      end: session.current ? (
        <Badge tone="ok">{t('security.sessions.here')}</Badge>
      ) : (
        <EndSession session={session} device={getName(session)} />
      ),
    }
  })
  return (
    <Card title={t('security.sessions.title')} note={t('security.sessions.note')}>
      <RowList items={items} />
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset className="mt-4">
          <input type="hidden" name="form" value="other-sessions" />
          <Button type="submit" variant="secondary" busy={busy} busyLabel={t('words.loading')}>
            {t('security.sessions.end_others')}
          </Button>
        </Form>
      ) : null}
    </Card>
  )
}

function EndSession({ session, device }: { session: Session; device: string }) {
  const t = useText()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="session" />
      <input type="hidden" name="session" value={session.id} />
      <Button
        type="submit"
        size="s"
        variant="secondary"
        aria-label={t('security.sessions.end_named', { device })}
      >
        {t('security.sessions.end')}
      </Button>
    </Form>
  )
}
