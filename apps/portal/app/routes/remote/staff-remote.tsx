import type { StaffRemote } from '@bgm/api-client'
import { BareFrame, Button, type PageHandle } from '@bgm/ui'
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle, useFrameProps } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { pollingClientLoader, usePolling } from '#app/components/use-polling'
import { formatMoment } from '#app/components/zone-text'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { removePassCookies } from '#app/http/remote-pass.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createStaffRemote } from '#app/services/remote.server'
import { endStaffRemoteSession, listStaffPlaylists } from '#app/services/remote-passes.server'
import { useLocale, useText } from '#app/text'
import { loadHeldRemotes } from './held-remotes.server'
import { RemoteHolderList } from './holder-list'
import { handleRemoteForm } from './remote-forms.server'
import { RemoteView } from './remote-view'
import { EndedPass, WaitingPass } from './waiting-pass'
import { ZoneSwitch } from './zone-switch'

export { clientAction } from '#app/forms/client-action'
export { pollingClientLoader as clientLoader }

await loadMessages('zones', 'remote', 'remote-passes', 'track-feedback')

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const now = Date.now()
  const { chosen, zones } = await loadHeldRemotes(args)
  const staff = chosen?.staff ?? null
  const nothing = { staff, zones, playlists: [], command: null, now }
  if (!chosen?.staff.remote) return nothing
  const sent = new URL(args.request.url).searchParams.get('command') ?? ''
  const [playlists, command] = await Promise.all([
    listStaffPlaylists(chosen.api),
    isId(sent) ? createStaffRemote(chosen.api).findCommand(sent) : null,
  ])
  return { ...nothing, playlists, command }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const locale = getLocale(request)
  const form = await readForm(request)
  const { chosen, zones } = await loadHeldRemotes(args)
  if (chosen === null) return redirectAfterPost(paths.staffRemote(locale))
  const zone = zones.length > 1 ? chosen.staff.zone.id : undefined
  if (form.form !== 'leave')
    return handleRemoteForm(createStaffRemote(chosen.api), form, command =>
      paths.staffRemote(locale, { zone, command }),
    )
  await endStaffRemoteSession(chosen.api)
  return redirectAfterPost(paths.staffRemote(locale), ...removePassCookies(request, chosen.token))
}

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' })

export const meta: MetaFunction<typeof loader> = args =>
  args.data?.staff
    ? pageTitle(args, 'remote.title', { name: args.data.staff.zone.name })
    : pageTitle(args, 'remote.ended.unknown')

export default function StaffRemotePage() {
  const { logo, skipLabel, languages } = useFrameProps()
  const { staff, zones, ...rest } = usePolling(useLoaderData<typeof loader>(), 2_000)
  const { now } = rest
  return (
    <BareFrame logo={logo} skipLabel={skipLabel} languages={languages}>
      <div className="wrap pt-2 pb-16">
        <ZoneSwitch zones={zones} current={staff?.zone.id ?? null} />
        {staff?.remote ? (
          <RemoteView
            {...rest}
            held={{ locks: staff.locks, openers: [] }}
            zone={staff.remote}
            manages={false}
            decides={false}
          >
            <Holders staff={staff} now={now} />
          </RemoteView>
        ) : staff?.pass.state === 'waiting' ? (
          <WaitingPass staff={staff} now={now} />
        ) : (
          <EndedPass state={staff?.pass.state ?? null} zone={staff?.zone.name ?? null} />
        )}
      </div>
    </BareFrame>
  )
}

function Holders({ staff: { holders, remote }, now }: { staff: StaffRemote; now: number }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('leave')
  const timeZone = remote?.time_zone ?? 'Asia/Jakarta'
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-h3">{t('remote_passes.holders.title')}</h2>
      <RemoteHolderList
        holders={holders}
        detail={({ expires_at, own }) =>
          [
            t('remote_passes.holders.staff_until', { time: formatMoment(expires_at, now, locale, timeZone) }),
            own ? t('remote_passes.holders.you') : '',
          ].join(' ')
        }
      />
      <SubmissionForm of={form} className="mt-4">
        <Button type="submit" variant="secondary" full busy={form.busy} busyLabel={t('words.loading')}>
          {t('remote_passes.holders.leave')}
        </Button>
      </SubmissionForm>
    </section>
  )
}
