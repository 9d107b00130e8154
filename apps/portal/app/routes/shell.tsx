import { stripLocale } from '@bgm/i18n'
import { notFound } from '@bgm/server/not-found'
import { getLayout } from '@bgm/ui'
import { hasPermission, listPermissions } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useMatches, useRouteLoaderData } from '@remix-run/react'
import { BarePage } from '#app/components/bare-page'
import { ErrorPage } from '#app/components/error-page'
import { useBrowserFeatures } from '#app/components/use-browser-features'
import { findApi, requireApi } from '#app/http/api.server'
import { getLocale, redirectToPreferredLanguage } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount, getFullName } from '#app/services/account.server'
import { countWaitingRequests } from '#app/services/order-requests.server'
import { countZonesNeedingAttention } from '#app/services/zones.server'
import { useLocale } from '#app/text'
import { MemberFrame } from './member-frame'

/**
 * Loads the layout's data. Returns null if the terms page is shown without the layout, i.e. to visitors, and
 * to members who have yet to confirm their email address or accept the terms.
 */
export async function loader(args: LoaderFunctionArgs) {
  // This precedes the session check, so that a signed-out visitor gets the sign-in page in their own
  // language.
  redirectToPreferredLanguage(args.request)
  const { pathname, search } = new URL(args.request.url)
  const path = stripLocale(pathname)
  const open = path === '/terms-and-conditions'
  const api = open ? findApi(args) : requireApi(args)
  if (!api) return null
  const account = await getAccount(api)
  if (account.collective_body) {
    if (path !== '/') throw notFound(args.request)
    throw redirectTo(paths.collective(getLocale(args.request)))
  }
  if (open && (!account.confirmed || account.terms_due)) return null
  if (!account.confirmed) throw redirectTo(paths.verify(getLocale(args.request)))
  // A member who has not accepted the terms can still export their data or delete the account.
  if (account.terms_due && !path.startsWith('/account'))
    throw redirectTo(paths.terms(getLocale(args.request), pathname + search))
  const membership = findActiveMembership(account)
  const role = membership?.role ?? null
  const [attention, approvals] = await Promise.all([
    hasPermission(role, 'zone.read') ? countZonesNeedingAttention(api) : 0,
    hasPermission(role, 'order.approve') ? countWaitingRequests(api) : 0,
  ])
  return {
    person: account.id,
    name: getFullName(account),
    email: account.email,
    role,
    permissions: listPermissions(role),
    attention,
    approvals,
    organisation: membership?.organisation ?? null,
    organisations: account.memberships.map(({ organisation }) => organisation),
  }
}

export default function Shell() {
  const member = useLoaderData<typeof loader>()
  const layout = getLayout(useMatches().map(({ handle }) => handle))
  if (layout === 'none') return <Outlet />
  if (layout === 'empty' || !member)
    return (
      <BarePage>
        <Outlet />
      </BarePage>
    )
  return (
    <MemberFrame member={member}>
      <Outlet />
    </MemberFrame>
  )
}

/** Errors in a page are shown inside the layout; errors in the layout itself, without it. */
export function ErrorBoundary() {
  useBrowserFeatures({ error: true })
  const member = useRouteLoaderData<typeof loader>(`${useLocale()}:shell`)
  if (!member) return <ErrorPage />
  return (
    <MemberFrame member={member}>
      <ErrorPage framed />
    </MemberFrame>
  )
}
