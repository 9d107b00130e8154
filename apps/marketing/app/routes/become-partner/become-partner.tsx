import { localePath } from '@bgm/i18n'
import { requireFound } from '@bgm/server/not-found'
import { partnerApplicationSchema } from '@bgm/validation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ContentView, contentMeta } from '#app/components/content-view'
import { replyHeaders, submit } from '#app/forms/submit.server'
import { contentApi } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { readingApi, visitorApi } from '#app/http/visitor-api.server'
import { afterwards } from '#app/paths'
import { findContentPage } from '#app/services/pages.server'
import { listProvinces, sendApplication } from '#app/services/partner-applications.server'
import { PartnerForm } from './partner-form'

export const handle = { hydrate: false, cache: true }

export async function loader(args: LoaderFunctionArgs) {
  const [page, provinces] = await Promise.all([
    findContentPage(contentApi(args), 'become-partner'),
    listProvinces(readingApi(args)),
  ])
  return { ...requireFound(args.request, page), provinces }
}

export async function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.request)
  return submit(args, partnerApplicationSchema, 'partner_applications.rate_limited', async application => {
    await sendApplication(visitorApi(args), application, locale)
    return redirect(localePath(locale, afterwards.becomePartner))
  })
}

export const headers = replyHeaders

export const meta = contentMeta

export default function BecomePartner() {
  const { provinces, content } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <ContentView>
      <PartnerForm provinces={provinces} settings={content.settings} reply={reply} />
    </ContentView>
  )
}
