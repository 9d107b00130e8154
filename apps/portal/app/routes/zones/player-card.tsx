import type { ZoneDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Button, ButtonLink, buttonVariants, Card, ConfirmLink, Notice, SummaryList } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatMoment } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { UnpairForm } from './unpair-form'

type PlayerCardProps = {
  zone: ZoneDetail
  now: number
  playerUrl: string
}

/** The zone's device: its reported state, and actions to pair, replace or unpair it. */
export function PlayerCard(props: PlayerCardProps) {
  const t = useText()
  const { player, state } = props.zone
  if (!player) return <NoPlayer {...props} />
  const healthy = state !== 'offline'
  return (
    <Card
      title={t('zone.player.title')}
      aside={
        <Badge tone={healthy ? 'ok' : 'bad'}>
          {t(healthy ? 'zone.player.healthy' : 'zone.player.unhealthy')}
        </Badge>
      }
    >
      <Facts {...props} />
      <NewKey {...props} />
      <PlayerActions zone={props.zone} />
    </Card>
  )
}

function NoPlayer({ zone, playerUrl }: PlayerCardProps) {
  const t = useText()
  const locale = useLocale()
  const manages = useHasPermission()('player.manage')
  return (
    <Card title={t('zone.player.title')}>
      <p className="text-label font-semibold">{t('zone.player.none')}</p>
      <p className="mt-1.5 text-label text-muted wrap-anywhere">
        {t('zone.player.none_text', { url: playerUrl.replace(/^https?:\/\//, '') })}
      </p>
      {manages ? (
        <ButtonLink href={paths.pair(locale, undefined, zone.id)} size="s" className="mt-4">
          {t('zones.pair')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

const minute = 60_000

function Facts({ zone, now }: PlayerCardProps) {
  const t = useText()
  const locale = useLocale()
  const { player, seen_at, cached_hours, clock_offset, time_zone: timeZone } = zone
  const off = Math.round(Math.abs(clock_offset ?? 0) / minute)
  const fact = (term: string, detail: string | null) => (detail === null ? [] : [{ term, detail }])
  const paired = player ? format.shortDate(player.paired_at, locale, timeZone) : null
  return (
    <>
      <SummaryList
        items={[
          ...fact(
            t('zone.player.seen'),
            seen_at ? formatMoment(seen_at, now, locale, timeZone) : t('zone.player.never'),
          ),
          ...fact(t('zone.player.cached'), cached_hours === null ? null : format.hours(cached_hours, locale)),
          ...fact(
            t('zone.player.clock'),
            clock_offset === null
              ? null
              : t('zone.player.seconds', { seconds: format.number(clock_offset / 1000, locale, 1) }),
          ),
          ...fact(t('zone.player.version'), player?.app_version ?? null),
          ...fact(t('zone.player.key'), player?.key ?? t('zone.player.no_key')),
          ...fact(
            t('zone.player.paired'),
            player?.paired_by && paired
              ? t('zone.player.paired_by', { date: paired, name: player.paired_by })
              : paired,
          ),
        ]}
      />
      {off >= 1 ? (
        <Notice tone="warn" className="mt-3">
          {t('zone.player.clock_warning', { minutes: off })}
        </Notice>
      ) : null}
    </>
  )
}

/** Asks a member about a key that the device did not have before. */
function NewKey({ zone, now }: PlayerCardProps) {
  const t = useText()
  const locale = useLocale()
  const manages = useHasPermission()('player.manage')
  const form = useSubmission('confirm-key')
  const key = zone.player?.new_key
  if (!key) return null
  const time = key.at ? formatMoment(key.at, now, locale, zone.time_zone) : ''
  return (
    <Notice tone="warn" className="mt-3" title={t('zone.player.new_key_title')}>
      <p>{t('zone.player.new_key', { time, key: key.id })}</p>
      {manages ? (
        <SubmissionForm of={form} className="mt-3">
          <input type="hidden" name="public_key" value={key.public_key} />
          <Button type="submit" variant="secondary" size="s" busy={form.busy} busyLabel={t('words.loading')}>
            {t('zone.player.confirm_key')}
          </Button>
        </SubmissionForm>
      ) : null}
    </Notice>
  )
}

function PlayerActions({ zone }: { zone: ZoneDetail }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const identify = useSubmission('identify')
  const manages = may('player.manage')
  if (!manages && !may('zone.control')) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 border-t border-line pt-4">
      {may('zone.control') ? (
        <SubmissionForm of={identify} className="max-sm:grow">
          <Button
            type="submit"
            variant="secondary"
            size="s"
            full
            busy={identify.busy}
            busyLabel={t('words.loading')}
          >
            {t('zone.player.identify')}
          </Button>
        </SubmissionForm>
      ) : null}
      {manages ? (
        <>
          <ButtonLink
            href={paths.pair(locale, undefined, zone.id)}
            variant="secondary"
            size="s"
            className="max-sm:grow"
          >
            {t('zone.player.replace')}
          </ButtonLink>
          <ConfirmLink
            href={paths.unpairZone(locale, zone.id)}
            label={t('zone.player.unpair')}
            className={buttonVariants({ variant: 'quiet', size: 's' })}
            title={t('zone.player.unpair_question', { name: zone.name })}
            description={t('zone.player.unpair_text')}
            closeLabel={t('actions.close')}
          >
            {close => <UnpairForm zone={zone.id} close={close} />}
          </ConfirmLink>
          <p className="basis-full text-small text-muted">{t('zone.player.replace_text')}</p>
        </>
      ) : null}
    </div>
  )
}
