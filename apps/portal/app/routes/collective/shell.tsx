import type { PageHandle } from '@bgm/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { ErrorPage } from '#app/components/error-page'
import { useBrowserFeatures } from '#app/components/use-browser-features'
import { requireCollectiveApi } from '#app/http/collective.server'
import { redirectToPreferredLanguage } from '#app/http/locale.server'
import { getAccount, getFullName } from '#app/services/account.server'
import { useLocale } from '#app/text'
import { CollectiveFrame } from './collective-frame'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader(args: LoaderFunctionArgs) {
  redirectToPreferredLanguage(args.request)
  const account = await getAccount(await requireCollectiveApi(args))
  const { collective_body: body } = account
  return { name: getFullName(account), body: body?.name ?? '', ready: body?.second_factor ?? false }
}

export default function CollectiveShell() {
  const reader = useLoaderData<typeof loader>()
  return (
    <CollectiveFrame reader={reader}>
      <Outlet />
    </CollectiveFrame>
  )
}

export function ErrorBoundary() {
  useBrowserFeatures({ error: true })
  const reader = useRouteLoaderData<typeof loader>(`${useLocale()}:collective-shell`)
  if (!reader) return <ErrorPage />
  return (
    <CollectiveFrame reader={reader}>
      <ErrorPage framed />
    </CollectiveFrame>
  )
}
