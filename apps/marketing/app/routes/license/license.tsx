import { requireFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { createContentApi } from '#app/http/api.server'
import { findContentPage } from '#app/services/pages.server'
import { CodeEntry } from './code-entry'

export const handle = { hydrate: false, cache: true }

/** The CMS page about licences, with a field for entering any licence code. */
export async function loader(args: LoaderFunctionArgs) {
  return requireFound(args.request, await findContentPage(createContentApi(args), 'license'))
}

export const meta = contentMeta

export default function License() {
  return <ContentView afterFirst={<CodeEntry />} />
}
