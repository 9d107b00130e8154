import { noSuchPage } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { previewOf } from '#app/http/preview.server'
import { loader as contentPage } from './content-page'

export const handle = { hydrate: false }

/** Every address that no page has. An editor in preview sees the draft that would stand there. */
export function loader(args: LoaderFunctionArgs) {
  if (!previewOf(args.request)?.draft) throw noSuchPage(args.request)
  return contentPage(args)
}

export const meta = contentMeta

export default ContentView
