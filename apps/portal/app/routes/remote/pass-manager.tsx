import type { RemoteMemberAction, RemotePassDetail } from '@bgm/api-client'
import type { TimeZone } from '@bgm/i18n'
import { Badge, Button, SummaryList } from '@bgm/ui'
import { staffPassHours } from '@bgm/validation'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatMoment } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { RemoteHolderList } from './holder-list'

type Place = {
  name: string
  business_unit: { name: string }
  time_zone: TimeZone
}

type PassesProps = {
  passes: RemotePassDetail[]
  zone: Place
  now: number
}

const shift = staffPassHours * 60 * 60_000

/** The requests for a staff pass that the member can approve. */
export function PassRequests(props: PassesProps) {
  const form = useSubmission('pass-requests')
  const waiting = props.passes.filter(({ state }) => state === 'waiting')
  if (!useHasPermission()('zone.delegate') || waiting.length === 0) return null
  return (
    <SubmissionForm of={form} className="mb-5 grid gap-4">
      {waiting.map(pass => (
        <RequestCard key={pass.id} {...props} pass={pass} />
      ))}
    </SubmissionForm>
  )
}

function RequestCard({ pass, zone, now }: PassesProps & { pass: RemotePassDetail }) {
  const t = useText()
  const locale = useLocale()
  const time = (at: number) => formatMoment(new Date(at).toISOString(), now, locale, zone.time_zone)
  return (
    <section className="rounded-leaf-panel border border-line bg-surface p-5.5">
      <p className="mb-3 flex items-center justify-between gap-3 text-small text-muted tabular-nums">
        <Badge tone="warn">{t('remote_passes.approval.waiting')}</Badge>
        {time(Date.parse(pass.created_at))}
      </p>
      <h2 className="text-h3 wrap-anywhere">
        {t('remote_passes.approval.question', { name: pass.name, zone: zone.name })}
      </h2>
      <p className="mt-3.5 flex items-center gap-4.5 rounded-leaf-card bg-sunken px-4.5 py-3 text-label">
        <b className="text-[2.75rem] leading-none font-[750] tabular-nums">{pass.number}</b>
        {t('remote_passes.approval.same_number')}
      </p>
      <SummaryList
        className="my-2"
        items={[
          { term: t('remote_passes.approval.place'), detail: zone.business_unit.name },
          { term: t('remote_passes.approval.allowed'), detail: t('remote_passes.approval.allowed_what') },
          {
            term: t('remote_passes.approval.until'),
            detail: t('remote_passes.approval.until_hours', {
              time: time(now + shift),
              hours: staffPassHours,
            }),
          },
        ]}
      />
      <div className="grid gap-2.5">
        <Button type="submit" name="approve" value={pass.id} full>
          {t('remote_passes.approval.approve', { hours: staffPassHours })}
        </Button>
        <Button type="submit" name="decline" value={pass.id} variant="secondary" full>
          {t('remote_passes.approval.decline')}
        </Button>
      </div>
    </section>
  )
}

/** The holders of a staff pass. Members who may delegate control can revoke each pass. */
export function PassHolders({ passes, zone, now, members }: PassesProps & { members: RemoteMemberAction[] }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const form = useSubmission('passes')
  return (
    <SubmissionForm of={form}>
      <RemoteHolderList
        holders={passes.filter(({ state }) => state === 'active')}
        members={members.map(({ id, name, at, command }) => ({
          id,
          name,
          detail: t(`remote_passes.actions.${command ?? 'other'}`, {
            time: formatMoment(at, now, locale, zone.time_zone),
          }),
        }))}
        detail={({ expires_at, granted_by }) =>
          [
            t('remote_passes.holders.staff_until', {
              time: formatMoment(expires_at, now, locale, zone.time_zone),
            }),
            granted_by === null
              ? t('remote_passes.holders.by_pin')
              : t('remote_passes.holders.granted_by', { name: granted_by }),
          ].join(', ')
        }
        action={({ id, name }) =>
          may('zone.delegate') ? (
            <Button
              type="submit"
              name="revoke"
              value={id}
              variant="secondary"
              size="s"
              aria-label={t('remote_passes.holders.revoke_of', { name })}
            >
              {t('remote_passes.holders.revoke')}
            </Button>
          ) : null
        }
      />
    </SubmissionForm>
  )
}
