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
import { getUnit, removeUnit } from '#app/services/business-units.server'
import { getOrderOptions } from '#app/services/ordering.server'
import { getText, useLocale, useText } from '#app/text'
import { DeleteBlocked, findDeleteBlockers } from './delete-blocked'
import { DeleteForm } from './delete-form'

await loadMessages('ordering')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'business-unit.delete')
  const id = args.params.id ?? ''
  const [{ unit }, ordering] = await Promise.all([getUnit(api, id), getOrderOptions(api, id)])
  return { id, name: unit.name, blockers: findDeleteBlockers(ordering) }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return submit(args.request, formObject({}), async () => {
    await removeUnit(api, args.params.id ?? '')
    const locale = getLocale(args.request)
    const t = getText(locale)
    const values = { item: t('notices.items.business_unit'), action: t('notices.deleted') }
    return redirectAfterPost(paths.businessUnits(locale), await flashSuccess('notices.success', values))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'business_units.remove.title', { name: args.data?.name ?? '' })

/** The delete confirmation as a page, for use without JavaScript and for errors. */
export default function DeleteUnit() {
  const { id, name, blockers } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('business_units.remove.title', { name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: name, href: paths.businessUnit(locale, id) },
              { label: t('business_units.delete') },
            ]}
          />
        }
      />
      <Card className="max-w-[40rem]">
        <div className="mb-6">
          {blockers ? (
            <DeleteBlocked unit={id} blockers={blockers} />
          ) : (
            <p>{t('business_units.remove.text')}</p>
          )}
        </div>
        <DeleteForm id={id} blocked={blockers !== null} />
      </Card>
    </>
  )
}
