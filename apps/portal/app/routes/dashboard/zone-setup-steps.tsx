import { Badge, buttonVariants, LeafCard, TaskList, type TaskListItem } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import type { ZoneSetup } from '#app/services/dashboard.server'
import { useLocale, useText } from '#app/text'

/** The setup steps from a paid package or a trial to playing music. Each step is marked as done automatically. */
export function ZoneSetupSteps({
  steps,
  playerUrl,
  onTrial,
}: {
  steps: ZoneSetup
  playerUrl: string
  onTrial: boolean
}) {
  const t = useText()
  const locale = useLocale()
  const { zone, paired, playlist, playing } = steps
  const left = [paired, playlist !== null].filter(done => !done).length
  if (left === 0) return <SetupDone playing={playing} />
  return (
    <LeafCard
      title={t('dashboard.first_music.title')}
      note={t(onTrial ? 'dashboard.first_music.trial_text' : 'dashboard.first_music.text', { count: left })}
      className="mb-5.5"
    >
      <TaskList
        tasks={[
          {
            key: 'pay',
            state: 'done',
            title: t(onTrial ? 'dashboard.first_music.trial' : 'dashboard.first_music.pay'),
            detail: t('dashboard.first_music.pay_done'),
            end: <DoneBadge />,
          },
          useStep({
            key: 'player',
            done: paired,
            now: true,
            title: t('dashboard.first_music.player'),
            detail: paired
              ? t('dashboard.first_music.player_done')
              : t('dashboard.first_music.player_text', { url: playerUrl.replace(/^https?:\/\//, '') }),
            time: t('dashboard.first_music.player_time'),
            href: paths.pair(locale),
            action: t('dashboard.first_music.player_action'),
          }),
          useStep({
            key: 'music',
            done: playlist !== null,
            now: paired,
            title: t('dashboard.first_music.music'),
            detail: playlist
              ? t('dashboard.first_music.music_done', { playlist: playlist.title[locale] })
              : t('dashboard.first_music.music_text', { name: zone.name }),
            time: t('dashboard.first_music.music_time'),
            href: `${paths.zone(locale, zone.id)}#music`,
            action: t('dashboard.first_music.music_action'),
          }),
        ]}
      />
    </LeafCard>
  )
}

type Step = {
  key: string
  done: boolean
  /** Whether this is the current step; other steps may still be done first. */
  now: boolean
  title: string
  detail: string
  time: string
  href: string
  action: string
}

function useStep({ key, done, now, title, detail, time, href, action }: Step): TaskListItem {
  const t = useText()
  const manages = useHasPermission()('player.manage')
  if (done) return { key, state: 'done', title, detail, end: <DoneBadge /> }
  return {
    key,
    state: now ? 'now' : 'later',
    title,
    detail: `${detail} (${time})`,
    end: manages ? (
      <Link to={href} className={buttonVariants({ size: 's', variant: now ? 'primary' : 'secondary' })}>
        {action}
      </Link>
    ) : (
      <span className="text-small text-muted">{t('dashboard.first_music.by_manager')}</span>
    ),
  }
}

function DoneBadge() {
  return <Badge tone="ok">{useText()('dashboard.start.done')}</Badge>
}

function SetupDone({ playing }: { playing: boolean }) {
  const t = useText()
  const locale = useLocale()
  return (
    <LeafCard className="mb-5.5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-[1_1_18rem] text-label">
          <b className="font-semibold">
            {t(playing ? 'dashboard.first_music.playing' : 'dashboard.first_music.waiting')}
          </b>{' '}
          {playing ? t('dashboard.first_music.playing_text') : null}
        </p>
        <Link to={paths.zones(locale)} className={buttonVariants({ size: 's', variant: 'secondary' })}>
          {t('dashboard.first_music.playing_action')}
        </Link>
      </div>
    </LeafCard>
  )
}
