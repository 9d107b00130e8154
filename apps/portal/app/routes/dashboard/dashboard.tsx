import { findNextRegistrationStep } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { env } from '#app/env.server'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { getDashboard } from '#app/services/dashboard.server'
import { getRegistration } from '#app/services/registration.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { Overview } from './overview'
import { RegistrationDashboard } from './registration-dashboard'
import { ZoneSetupSteps } from './zone-setup-steps'

await loadMessages('dashboard')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const account = await getAccount(api)
  if (!account.confirmed) throw redirectTo(paths.verify(getLocale(args.request)))
  const { first_name, email } = account
  const now = Date.now()
  if (account.memberships.length > 0) {
    const [royalty, overview] = await Promise.all([getRoyalty(api), getDashboard(api)])
    return { first_name, royalty, now, overview, start: null, playerUrl: env.playerUrl }
  }
  const [royalty, draft] = await Promise.all([getRoyalty(api), getRegistration(api)])
  const position = findNextRegistrationStep(draft) ?? 'order'
  const none = { overview: null, playerUrl: env.playerUrl }
  return { first_name, royalty, now, ...none, start: { position, email } }
}

export const meta: MetaFunction = args => pageTitle(args, 'dashboard.title')

export default function Dashboard() {
  const { first_name, royalty, now, overview, start, playerUrl } = useLoaderData<typeof loader>()
  if (overview)
    return (
      <Overview name={first_name} now={now} overview={overview} royalty={royalty}>
        {overview.zoneSetup ? <ZoneSetupSteps steps={overview.zoneSetup} playerUrl={playerUrl} /> : null}
      </Overview>
    )
  return <RegistrationDashboard name={first_name} start={start} royalty={royalty} />
}
