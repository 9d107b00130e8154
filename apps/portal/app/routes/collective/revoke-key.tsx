import { notFound } from '@bgm/server/not-found'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { RevokeKey } from '#app/components/revoke-key'
import { submit } from '#app/forms/submit.server'
import { requireValidId } from '#app/http/api.server'
import { requireReaderApi } from '#app/http/collective.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findCollectiveKey, revokeCollectiveKey } from '#app/services/collective-keys.server'
import { useLocale, useText } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  await requireValidId(args)
  const key = await findCollectiveKey(api, args.params.id ?? '')
  if (!key) throw notFound(args.request)
  return key
}

export async function action(args: ActionFunctionArgs) {
  const api = await requireReaderApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  return submit(args.request, formObject({}), async () => {
    const key = await findCollectiveKey(api, id)
    await revokeCollectiveKey(api, id)
    const notice = key ? await flashSuccess('integrations.keys.revoked', { name: key.name }) : null
    return redirectAfterPost(paths.collectiveKeys(getLocale(args.request)), notice)
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'integrations.keys.revoke_title', { name: args.data?.name ?? '' })

export default function RevokeCollectiveKey() {
  const { name, prefix } = useLoaderData<typeof loader>()
  const list = { label: useText()('collective.keys'), href: paths.collectiveKeys(useLocale()) }
  return <RevokeKey name={name} prefix={prefix} list={list} />
}
