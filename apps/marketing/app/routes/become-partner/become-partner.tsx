import { localizePath } from '@bgm/i18n'
import { requireFound } from '@bgm/server/not-found'
import { partnerApplicationSchema } from '@bgm/validation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ContentView, contentMeta } from '#app/components/content-view'
import { formResultHeaders, submit } from '#app/forms/submit.server'
import { createContentApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { createLoaderApi, createVisitorApi } from '#app/http/visitor-api.server'
import { confirmationPaths } from '#app/paths'
import { findContentPage } from '#app/services/pages.server'
import { listProvinces, sendPartnerApplication } from '#app/services/partner-applications.server'
import { PartnerForm } from './partner-form'

export const handle = { hydrate: false, cache: true }

export async function loader(args: LoaderFunctionArgs) {
  const [page, provinces] = await Promise.all([
    findContentPage(createContentApi(args), 'become-partner'),
    listProvinces(createLoaderApi(args)),
  ])
  return { ...requireFound(args.request, page), provinces }
}

export async function action(args: ActionFunctionArgs) {
  const locale = getLocale(args.request)
  return submit(args, partnerApplicationSchema, 'partner_applications.rate_limited', async application => {
    await sendPartnerApplication(createVisitorApi(args), application, locale)
    return redirect(localizePath(locale, confirmationPaths.becomePartner))
  })
}

export const headers = formResultHeaders

export const meta = contentMeta

export default function BecomePartner() {
  const { provinces, content } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <ContentView>
      <PartnerForm provinces={provinces} settings={content.settings} result={result} />
    </ContentView>
  )
}
