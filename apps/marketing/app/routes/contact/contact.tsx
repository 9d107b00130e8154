import { localePath } from '@bgm/i18n'
import { requireFound } from '@bgm/server/not-found'
import { contactMessageSchema, contactTopics } from '@bgm/validation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ContentView, contentMeta } from '#app/components/content-view'
import { replyHeaders, submit } from '#app/forms/submit.server'
import { contentApi } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { visitorApi } from '#app/http/visitor-api.server'
import { afterwards } from '#app/paths'
import { sendMessage } from '#app/services/contact-messages.server'
import { findContentPage } from '#app/services/pages.server'
import { ContactForm } from './contact-form'

export const handle = { hydrate: false, cache: { bypass: ['topic'] } }

/** `?topic=` chooses a topic beforehand. */
export async function loader(args: LoaderFunctionArgs) {
  const page = requireFound(args.request, await findContentPage(contentApi(args), 'contact'))
  const topic = new URL(args.request.url).searchParams.get('topic')
  return { ...page, topic: contactTopics.find(known => known === topic) ?? null }
}

export async function action(args: ActionFunctionArgs) {
  const locale = localeOf(args.request)
  return submit(args, contactMessageSchema, 'contact_messages.rate_limited', async message => {
    await sendMessage(visitorApi(args), message, locale)
    return redirect(localePath(locale, afterwards.contact))
  })
}

export const headers = replyHeaders

export const meta = contentMeta

export default function Contact() {
  const { topic, content } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <ContentView>
      <ContactForm topic={topic} settings={content.settings} reply={reply} />
    </ContentView>
  )
}
