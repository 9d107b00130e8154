import { localizePath } from '@bgm/i18n'
import { requireFound } from '@bgm/server/not-found'
import { contactMessageSchema, contactTopics } from '@bgm/validation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ContentView, contentMeta } from '#app/components/content-view'
import { formResultHeaders, submit } from '#app/forms/submit.server'
import { createContentApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { createVisitorApi } from '#app/http/visitor-api.server'
import { confirmationPaths } from '#app/paths'
import { sendContactMessage } from '#app/services/contact-messages.server'
import { findContentPage } from '#app/services/pages.server'
import { ContactForm } from './contact-form'

export const handle = { hydrate: false, cache: { bypass: ['topic'] } }

/** `?topic=` preselects a topic. */
export async function loader(args: LoaderFunctionArgs) {
  const page = requireFound(args.request, await findContentPage(createContentApi(args), 'contact'))
  const topic = new URL(args.request.url).searchParams.get('topic')
  return { ...page, topic: contactTopics.find(known => known === topic) ?? null }
}

export async function action(args: ActionFunctionArgs) {
  const locale = getLocale(args.request)
  return submit(args, contactMessageSchema, 'contact_messages.rate_limited', async message => {
    await sendContactMessage(createVisitorApi(args), message, locale)
    return redirect(localizePath(locale, confirmationPaths.contact))
  })
}

export const headers = formResultHeaders

export const meta = contentMeta

export default function Contact() {
  const { topic, content } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <ContentView>
      <ContactForm topic={topic} settings={content.settings} result={result} />
    </ContentView>
  )
}
