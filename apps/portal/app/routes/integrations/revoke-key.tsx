import { notFound } from '@bgm/server/not-found'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { RevokeKey } from '#app/components/revoke-key'
import { loadMessages } from '#app/components/signed-in-messages'
import { submit } from '#app/forms/submit.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findApiKey, revokeApiKey } from '#app/services/integrations.server'
import { useLocale, useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('integrations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'integration.manage')
  const key = await findApiKey(api, args.params.id ?? '')
  if (!key) throw notFound(args.request)
  return key
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'integration.manage')
  const id = args.params.id ?? ''
  return submit(args.request, formObject({}), async () => {
    const key = await findApiKey(api, id)
    await revokeApiKey(api, id)
    const notice = key ? await flashSuccess('integrations.keys.revoked', { name: key.name }) : null
    return redirectAfterPost(paths.integrations(getLocale(args.request)), notice)
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'integrations.keys.revoke_title', { name: args.data?.name ?? '' })

export default function RevokeApiKey() {
  const { name, prefix } = useLoaderData<typeof loader>()
  const list = { label: useText()('integrations.title'), href: paths.integrations(useLocale()) }
  return <RevokeKey name={name} prefix={prefix} list={list} />
}
