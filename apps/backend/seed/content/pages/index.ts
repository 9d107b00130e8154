import type { ContentEntry } from '../entry'
import { pages as en } from './en'
import { pages as id } from './id'

const versions: Record<string, string> = {
  'terms-and-condition': '2026-11-20',
  'privacy-policy': '2026-11-20',
  cookie: '2026-11-20',
}

const slugs = Object.keys(id) as (keyof typeof id)[]

export const pages: ContentEntry[] = slugs.map(slug => ({
  shared: { slug, ...(versions[slug] && { version: versions[slug] }) },
  id: id[slug],
  en: en[slug],
}))

const unfinished = (title: string, body: string) => ({
  title,
  seo: { title, description: body },
  sections: [{ __component: 'sections.rich-text', body }],
})

/** This page must only be visible in the preview; tests check that it does not appear anywhere else. */
export const draftPage: ContentEntry = {
  shared: { slug: 'draft-sample' },
  id: unfinished('Halaman draf contoh', 'Draf ini tidak boleh terlihat oleh siapa pun selain penyunting.'),
  en: unfinished('Sample draft page', 'This draft must never be seen by anybody but editors.'),
}
