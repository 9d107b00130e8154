import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { submit } from '#app/forms/submit.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getZone, unpairZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { UnpairForm } from './unpair-form'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'zone')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'player.manage')
  const { id, name } = await getZone(api, args.params.id ?? '')
  return { id, name }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return submit(args.request, formObject({}), async () => {
    const { id, name } = await unpairZone(api, args.params.id ?? '')
    const locale = getLocale(args.request)
    return redirectAfterPost(paths.zone(locale, id), await flashSuccess('zone.player.unpaired', { name }))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'zone.player.unpair_question', { name: args.data?.name ?? '' })

/** The unpair confirmation as a page, for use without JavaScript and for errors. */
export default function Unpair() {
  const { id, name } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('zone.player.unpair_question', { name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: name, href: paths.zone(locale, id) },
              { label: t('zone.player.unpair') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <p className="mb-6">{t('zone.player.unpair_text')}</p>
        <UnpairForm zone={id} />
      </Card>
    </>
  )
}
