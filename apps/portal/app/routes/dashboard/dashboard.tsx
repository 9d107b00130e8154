import { findNextRegistrationStep, hasPermission } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { pollingClientLoader, usePolling } from '#app/components/use-polling'
import { env } from '#app/env.server'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { isId, parseListQuery } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { isProvince } from '#app/routes/groups/group-rules.server'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getDashboard, getMusic } from '#app/services/dashboard.server'
import { listGroupOptions } from '#app/services/groups.server'
import { getRegistration } from '#app/services/registration.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { findTrial, type TrialState } from '#app/services/trials.server'
import { useText } from '#app/text'
import { EmptyDashboard } from './empty-dashboard'
import { MusicOverview } from './music-overview'
import { Overview } from './overview'
import { RegistrationDashboard } from './registration-dashboard'
import { TrialBanner } from './trial-banner'
import { ZoneSetupSteps } from './zone-setup-steps'

export { pollingClientLoader as clientLoader }

await loadMessages('dashboard', 'zones', 'zone-board', 'trial')

/** Milliseconds between updates. */
const interval = 8_000

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const account = await getAccount(api)
  if (!account.confirmed) throw redirectTo(paths.verify(getLocale(args.request)))
  const { first_name, email } = account
  const now = Date.now()
  if (account.memberships.length > 0) {
    const role = findActiveMembership(account)?.role ?? null
    const { filter, page } = parseListQuery(args.request, { region: isProvince, group: isId })
    const [royalty, overview, trial, music, groups] = await Promise.all([
      getRoyalty(api),
      getDashboard(api, filter.group),
      findTrial(api),
      hasPermission(role, 'zone.control') ? getMusic(api, filter, page) : null,
      listGroupOptions(api),
    ])
    return { first_name, royalty, now, overview, trial, music, groups, start: null, playerUrl: env.playerUrl }
  }
  const [royalty, draft] = await Promise.all([getRoyalty(api), getRegistration(api)])
  const position = findNextRegistrationStep(draft) ?? 'order'
  const none = { overview: null, trial: null, music: null, groups: [], playerUrl: env.playerUrl }
  return { first_name, royalty, now, ...none, start: { position, email } }
}

export const meta: MetaFunction = args => pageTitle(args, 'dashboard.title')

export default function Dashboard() {
  const { first_name, royalty, overview, start } = useLoaderData<typeof loader>()
  if (overview) return <OrganisationDashboard />
  return <RegistrationDashboard name={first_name} start={start} royalty={royalty} />
}

function OrganisationDashboard() {
  const {
    first_name: name,
    royalty,
    now,
    overview,
    trial,
    music,
    groups,
    playerUrl,
  } = usePolling(useLoaderData<typeof loader>(), interval)
  if (!overview) return null
  const { query } = useListUrl()
  if (overview.figures.units === 0 && !query.has('group'))
    return <EmptyDashboard name={name} now={now} royalty={royalty} />
  const setup = (
    <>
      {trial && showsTrial(trial, now) ? <TrialBanner trial={trial} /> : null}
      {groups.length > 0 ? <GroupFilter groups={groups} /> : null}
      {overview.zoneSetup ? (
        <ZoneSetupSteps
          steps={overview.zoneSetup}
          playerUrl={playerUrl}
          onTrial={trial !== null && trial.continues_at === null}
        />
      ) : null}
    </>
  )
  const shared = { name, now, overview, royalty }
  return music && music.zones.length > 0 ? (
    <MusicOverview {...shared} music={music}>
      {setup}
    </MusicOverview>
  ) : (
    <Overview {...shared}>{setup}</Overview>
  )
}

/** A trial that a package has continued is no longer shown once that package has started. */
const showsTrial = ({ continues_at }: Pick<TrialState, 'continues_at'>, now: number) =>
  continues_at === null || Date.parse(continues_at) > now

/** Limits the figures and the music to the units of a saved group. */
function GroupFilter({ groups }: { groups: { value: string; label: string }[] }) {
  const t = useText()
  return (
    <ListFilter
      filters={[{ name: 'group', label: t('fields.group'), all: t('lists.all_groups'), options: groups }]}
      keep={[]}
      ignored={[]}
    />
  )
}
