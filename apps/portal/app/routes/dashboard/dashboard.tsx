import { registrationPosition } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { requireApi } from '#app/http/api.server'
import { localeOf, moveToOwnLanguage } from '#app/http/locale.server'
import { elsewhere } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { getDashboard } from '#app/services/dashboard.server'
import { getRegistration } from '#app/services/registration.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { Overview } from './overview'
import { Start } from './start'

export async function loader(args: LoaderFunctionArgs) {
  moveToOwnLanguage(args.request)
  const api = requireApi(args)
  const account = await getAccount(api)
  if (!account.confirmed) throw elsewhere(paths.verify(localeOf(args.request)))
  const { first_name, email } = account
  const royalty = getRoyalty(api)
  if (account.memberships.length > 0)
    return {
      first_name,
      royalty: await royalty,
      now: Date.now(),
      overview: await getDashboard(api),
      start: null,
    }
  const position = registrationPosition(await getRegistration(api)) ?? 'order'
  return { first_name, royalty: await royalty, now: Date.now(), overview: null, start: { position, email } }
}

export const meta: MetaFunction = args => pageTitle(args, 'dashboard.title')

export default function Dashboard() {
  const { first_name, royalty, now, overview, start } = useLoaderData<typeof loader>()
  if (overview) return <Overview name={first_name} now={now} overview={overview} royalty={royalty} />
  return <Start name={first_name} start={start} royalty={royalty} />
}
