import type { ZoneBan } from '@bgm/api-client'
import type { TimeZone } from '@bgm/i18n'
import { Breadcrumb, Button, Card, EmptyState, PageHeader } from '@bgm/ui'
import { banScopes, formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatMoment } from '#app/components/zone-text'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isId } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { BanRequests, TrackReports } from './track-lists'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'zone', 'track-feedback')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.read')
  const id = args.params.id ?? ''
  const [zone, bans, feedback, account] = await Promise.all([
    getZone(api, id),
    api.zones.listBans(id),
    api.zones.getTrackFeedback(id),
    getAccount(api),
  ])
  const membership = findActiveMembership(account)
  const { name, time_zone, business_unit } = zone
  return {
    zone: { id, name, time_zone, unit: business_unit.name },
    bans,
    ...feedback,
    hasAllUnits: membership?.all_units === true,
    now: Date.now(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  const here = paths.zoneBans(getLocale(args.request), id)
  const form = await readForm(args.request)
  const { texts } = form
  return submit(form, formObject({}), async () => {
    const subject = (texts.subject ?? '').slice(0, 32)
    if (form.form.startsWith('decline-')) {
      if (isId(subject)) await api.zones.declineBan(id, subject)
      return redirectAfterPost(here, await flashSuccess('zone.track_lists.declined'))
    }
    if (!form.form.startsWith('ban-')) {
      if (isId(subject)) await api.zones.liftBan(id, subject)
      return redirectAfterPost(here, await flashSuccess('zone.bans.lifted'))
    }
    const scope = banScopes.find(one => one === texts.scope) ?? 'zone'
    await api.zones.ban(id, { track: subject, scope })
    return redirectAfterPost(here, await flashSuccess('zone.bans.banned'))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'zone.bans.title', { name: args.data?.zone.name ?? '' })

export default function Bans() {
  const { zone, bans, requests, reports, hasAllUnits, now } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('zone.bans.title', { name: zone.name })}
        text={zone.unit}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: zone.name, href: paths.zone(locale, zone.id) },
              { label: t('zone.bans.short') },
            ]}
          />
        }
      />
      <div className="grid max-w-190 gap-5">
        {requests.length > 0 ? <BanRequests requests={requests} zone={zone} now={now} /> : null}
        <Card title={t('zone.bans.list')} note={t('zone.bans.note')}>
          {bans.length === 0 ? (
            <EmptyState level={3} title={t('zone.bans.none')}>
              {t('zone.bans.none_text')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {bans.map(ban => (
                <BanRow
                  key={ban.id}
                  ban={ban}
                  timeZone={zone.time_zone}
                  now={now}
                  hasAllUnits={hasAllUnits}
                />
              ))}
            </ul>
          )}
        </Card>
        {reports.length > 0 ? <TrackReports reports={reports} zone={zone} now={now} /> : null}
      </div>
    </>
  )
}

type BanRowProps = { ban: ZoneBan; timeZone: TimeZone; now: number; hasAllUnits: boolean }

function BanRow({ ban, timeZone, now, hasAllUnits }: BanRowProps) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const form = useSubmission(`lift-${ban.id}`)
  const { title, artists } = ban.track
  const mayLift = may(ban.scope === 'zone' && ban.until ? 'zone.control' : 'playlist.update')
  const until = ban.until
    ? t('zone.bans.until', { time: formatMoment(ban.until, now, locale, timeZone) })
    : t('zone.bans.lasting')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-3.5">
      <div className="min-w-0 flex-[1_1_14rem] text-label wrap-anywhere">
        <b className="font-semibold">{title}</b> <span className="text-muted">{artists.join(', ')}</span>
        <p className="text-small text-muted">
          {[t(`zone.bans.scopes.${ban.scope}`), until].join(t('words.separator'))}
        </p>
      </div>
      {mayLift ? (
        <SubmissionForm of={form}>
          <input type="hidden" name="subject" value={ban.id} />
          <Button
            type="submit"
            variant="secondary"
            size="s"
            busy={form.busy}
            busyLabel={t('words.loading')}
            aria-label={t('zone.bans.lift_named', { title })}
          >
            {t('zone.bans.lift')}
          </Button>
        </SubmissionForm>
      ) : null}
      {ban.scope === 'zone' && may('playlist.update') ? (
        <WidenForm ban={ban} hasAllUnits={hasAllUnits} />
      ) : null}
    </li>
  )
}

/** Bans a song that is banned in the zone for good, or in more places. */
function WidenForm({ ban, hasAllUnits }: Pick<BanRowProps, 'ban' | 'hasAllUnits'>) {
  const t = useText()
  const form = useSubmission(`ban-${ban.id}`)
  const scopes = banScopes.filter(
    scope => scope === 'unit' || (scope === 'zone' ? ban.until !== null : hasAllUnits),
  )
  return (
    <details className="w-full text-label">
      <summary className="w-fit cursor-pointer py-1.5 font-semibold">{t('zone.bans.widen')}</summary>
      <SubmissionForm of={form} className="mt-2 flex flex-wrap gap-2.5">
        <input type="hidden" name="subject" value={ban.track.id} />
        {scopes.map(scope => (
          <Button
            key={scope}
            type="submit"
            name="scope"
            value={scope}
            variant="secondary"
            size="s"
            className="max-sm:w-full"
          >
            {t(`zone.bans.in.${scope}`)}
          </Button>
        ))}
      </SubmissionForm>
    </details>
  )
}
